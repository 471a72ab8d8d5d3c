export type StockTables = {
  stock_reservations: {
    order_id: string
    variant_id: string
    account_id: string | null
    quantity: number
    state: 'held' | 'sold' | 'released'
  }
}
