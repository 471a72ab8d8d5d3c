import { operatorStoreState } from '#contract/desk.ts'
import { useAnswer } from '../api/use-call.ts'
import { Page } from '../parts/page.tsx'
import { Failed, Loading, Say } from '../parts/say.tsx'
import { age, rounded, when } from '../parts/words.ts'

const SIZES = [
  [1e12, 'TB'],
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const

const size = (bytes: number) => {
  const [unit, name] = SIZES.find(([least]) => bytes >= least) ?? [1, 'bytes']
  return `${rounded(bytes / unit)} ${name}`
}

/** How safe the data is: the last backup, whether it was verified, and free space on the disk. */
export const StoreScreen = () => {
  const { data, error, refetch } = useAnswer(operatorStoreState, {}, { every: 60_000 })
  return (
    <Page
      title="Backup and disk"
      says={
        data
          ? (data.warnings[0] ??
            (data.backup
              ? 'The store is backed up, and there is room.'
              : 'There is room. No backup was made on this machine yet.'))
          : undefined
      }
    >
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <Loading rows={4} /> : null}
      {data ? (
        <>
          {data.warnings.map((warning) => (
            <Say key={warning} kind="bad" title={warning}>
              <p>
                Whoever looks after the machine should make room, or run ‘shop backup’ and find out why it did
                not run.
              </p>
            </Say>
          ))}
          <section className="sec">
            <table className="sum">
              <tbody>
                <tr>
                  <th scope="row">Last backup</th>
                  <td>
                    {data.backup
                      ? `${when(data.backup.at)}, ${age(data.backup.at)} ago`
                      : 'None made on this machine'}
                  </td>
                </tr>
                {data.backup ? (
                  <>
                    <tr>
                      <th scope="row">Last read back in full</th>
                      <td>{when(data.backup.checkedAt)}</td>
                    </tr>
                    <tr>
                      <th scope="row">File</th>
                      <td>
                        {data.backup.file}, {size(data.backup.bytes)},{' '}
                        {data.backup.rows.toLocaleString('en-IN')} rows
                      </td>
                    </tr>
                  </>
                ) : null}
                <tr>
                  <th scope="row">The store</th>
                  <td>
                    {data.store.kind === 'postgres' ? 'PostgreSQL' : 'Embedded'}, {size(data.store.bytes)}
                  </td>
                </tr>
                <tr>
                  <th scope="row">Free on the disk</th>
                  <td>
                    {size(data.disk.free)} of {size(data.disk.total)}
                  </td>
                </tr>
              </tbody>
            </table>
            <p className="muted spaced">
              The disk is that of the backend’s own folder; PostgreSQL on another machine has its own.
            </p>
          </section>
        </>
      ) : null}
    </Page>
  )
}
