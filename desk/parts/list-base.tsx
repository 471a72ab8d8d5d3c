import { AuthContext, DataProviderContext, ListBase } from 'ra-core'
import type { ReactNode } from 'react'
import { authProvider, dataProvider, type RESOURCES } from '../api/providers.ts'

/**
 * A list whose filters, page and search are part of the address; it is read again every half minute while the window is
 * visible.
 */
export const Listed = ({
  of,
  perPage = 25,
  children,
}: {
  readonly of: keyof typeof RESOURCES
  readonly perPage?: number
  readonly children: ReactNode
}) => (
  <AuthContext.Provider value={authProvider}>
    <DataProviderContext.Provider value={dataProvider}>
      <ListBase
        resource={of}
        perPage={perPage}
        storeKey={false}
        queryOptions={{ refetchInterval: 30_000 }}
        exporter={false}
      >
        {children}
      </ListBase>
    </DataProviderContext.Provider>
  </AuthContext.Provider>
)
