import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { examples } from './examples.ts'

const fetcher = createGraphiQLFetcher({ url: '/graphql' })
const place = document.getElementById('graphiql')
if (place) {
  createRoot(place).render(<GraphiQL fetcher={fetcher} defaultTabs={[...examples]} forcedTheme="light" />)
}
