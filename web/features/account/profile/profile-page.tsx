import { useQuery } from 'urql'
import { AccountFrame } from '#web/components/account-menu/account-frame.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { VerifyNotice } from '#web/components/verify-notice/verify-notice.tsx'
import { errorMessage } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { AddressBook } from './address-book.tsx'
import { Devices, SignOutOthers } from './devices.tsx'
import { DetailsForm } from './details-form.tsx'
import { Editable } from './editable.tsx'
import { EmailForm } from './email-form.tsx'
import { AsksByItself } from './own-key.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfilePage } from './profile-query.ts'
import styles from './profile.module.css'
import { TwoStep } from './two-step.tsx'
import { YourData } from './your-data.tsx'

export const loader = async ({ client, url }: LoaderArgs) =>
  personalPage(await loadQuery(client, ProfilePage, {}), url)

/** /profile and /myprofile (specification section 2): one screen, the first address is its canonical. */
export const Component = () => {
  const [{ data, error }, again] = useQuery({ query: ProfilePage })
  const viewer = data?.viewer
  const seo = (
    <PageSeo
      title="My Profile"
      path={paths.profile()}
      description="Your name, e-mail, password and addresses."
    />
  )
  if (!viewer)
    return (
      <AccountFrame viewer={undefined}>
        {seo}
        <ErrorState
          page
          title="Your profile did not load"
          text={errorMessage(error)}
          onRetry={() => again({ requestPolicy: 'network-only' })}
        />
      </AccountFrame>
    )

  return (
    <AccountFrame viewer={viewer}>
      {seo}
      <AsksByItself value={data.shop.features.includes('step-up')}>
        <div className={styles.page}>
          <h1>My Profile</h1>
          <VerifyNotice viewer={viewer} />
          <section>
            <h2>You</h2>
            <div className={styles.rows}>
              <Editable
                title="Name"
                value={
                  <>
                    {viewer.name}
                    {viewer.phone ? (
                      <>
                        <br />
                        <span className="num">{viewer.phone}</span>
                      </>
                    ) : null}
                  </>
                }
              >
                {(done) => <DetailsForm name={viewer.name} phone={viewer.phone ?? ''} done={done} />}
              </Editable>
              <Editable
                title="E-mail"
                value={
                  <>
                    {viewer.email}
                    {viewer.pendingEmail ? (
                      <>
                        <br />
                        {viewer.pendingEmail} is waiting to be confirmed.
                      </>
                    ) : null}
                  </>
                }
              >
                {(done) => <EmailForm email={viewer.email} done={done} />}
              </Editable>
              {viewer.sessions.length > 0 ? null : (
                <div className={styles.row}>
                  <h3>Devices</h3>
                  <p className={`muted ${styles.value}`}>You stay signed in for 30 days on each.</p>
                  <SignOutOthers email={viewer.email} />
                </div>
              )}
            </div>
          </section>
          <section id="security">
            <h2>Sign-in and security</h2>
            <div className={styles.rows}>
              <Editable title="Password" value="Stored only as a hash, so even we cannot read it.">
                {(done) => <PasswordForm email={viewer.email} done={done} />}
              </Editable>
              {data.shop.features.includes('passkeys') ? (
                <div className={styles.row}>
                  <h3>Passkeys</h3>
                  <div className={styles.value}>
                    <p className="muted">
                      Sign in with your fingerprint, your face or your device’s PIN instead of your password.
                    </p>
                    <Passkeys passkeys={viewer.passkeys} email={viewer.email} />
                  </div>
                </div>
              ) : null}
              {viewer.oneTimeCodes ? (
                <div className={styles.row}>
                  <h3>Two-step sign-in</h3>
                  <div className={styles.value}>
                    <TwoStep codes={viewer.oneTimeCodes} email={viewer.email} />
                  </div>
                </div>
              ) : null}
            </div>
          </section>
          {viewer.sessions.length > 0 ? (
            <section id="devices">
              <h2>Devices</h2>
              <Devices sessions={viewer.sessions} email={viewer.email} />
            </section>
          ) : null}
          <section id="addresses">
            <h2>Addresses</h2>
            <AddressBook addresses={viewer.addresses} countries={data.countries} name={viewer.name} />
          </section>
          <section>
            <h2>Your data</h2>
            <YourData email={viewer.email} />
          </section>
        </div>
      </AsksByItself>
    </AccountFrame>
  )
}
