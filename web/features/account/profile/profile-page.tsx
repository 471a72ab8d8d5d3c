import type { ReactNode } from 'react'
import { AccountFrame } from '#web/components/account-menu/account-frame.tsx'
import { FailedAccount } from '#web/components/account-menu/failed-account.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { VerifyNotice } from '#web/components/verify-notice/verify-notice.tsx'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useOwnQuery } from '#web/lib/urql/use-steady-query.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { t } from '#web/words/t.ts'
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

const Parts = ({ children }: { children: ReactNode }) => {
  const parts = useKeptFocus<HTMLDivElement>()
  return (
    <div ref={parts} className={styles.page}>
      {children}
    </div>
  )
}

/** /profile and /myprofile (specification section 2): one screen, the first address is its canonical. */
export const Component = () => {
  const [{ data, error }, again] = useOwnQuery({ query: ProfilePage })
  const viewer = data?.viewer
  const seo = (
    <PageSeo
      title={t('account.menu.profile')}
      path={paths.profile()}
      description={t('profile.description')}
    />
  )
  if (!viewer)
    return (
      <FailedAccount title={t('profile.failed')} error={error} again={again}>
        {seo}
      </FailedAccount>
    )

  const { features } = data.shop
  const hasSecurity =
    features.includes('password-change') || features.includes('passkeys') || !!viewer.oneTimeCodes
  return (
    <AccountFrame viewer={viewer}>
      {seo}
      <AsksByItself value={features.includes('step-up')}>
        <Parts>
          <h1>{t('account.menu.profile')}</h1>
          <VerifyNotice viewer={viewer} />
          <section>
            <h2>{t('profile.you')}</h2>
            <div className={styles.rows}>
              <Editable
                title={t('profile.name')}
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
              {features.includes('email-change') ? (
                <Editable
                  title={t('entry.email.label')}
                  value={
                    <>
                      {viewer.email}
                      {viewer.pendingEmail ? (
                        <>
                          <br />
                          {t('profile.pending', { email: viewer.pendingEmail })}
                        </>
                      ) : null}
                    </>
                  }
                >
                  {(done) => <EmailForm email={viewer.email} done={done} />}
                </Editable>
              ) : (
                <div className={styles.row}>
                  <h3>{t('entry.email.label')}</h3>
                  <p className={styles.value}>{viewer.email}</p>
                </div>
              )}
              {viewer.sessions.length > 0 || !features.includes('other-sessions') ? null : (
                <div className={styles.row}>
                  <h3>{t('profile.devices.title')}</h3>
                  <p className={`muted ${styles.value}`}>{t('profile.devices.stay')}</p>
                  <SignOutOthers email={viewer.email} />
                </div>
              )}
            </div>
          </section>
          {hasSecurity ? (
            <section id="security">
              <h2>{t('profile.security')}</h2>
              <div className={styles.rows}>
                {features.includes('password-change') ? (
                  <Editable title={t('entry.password.label')} value={t('profile.password.hash')}>
                    {(done) => <PasswordForm email={viewer.email} done={done} />}
                  </Editable>
                ) : null}
                {features.includes('passkeys') ? (
                  <div className={styles.row}>
                    <h3>{t('profile.passkeys.title')}</h3>
                    <div className={styles.value}>
                      <p className="muted">{t('profile.passkeys.text')}</p>
                      <Passkeys passkeys={viewer.passkeys} email={viewer.email} />
                    </div>
                  </div>
                ) : null}
                {viewer.oneTimeCodes ? (
                  <div className={styles.row}>
                    <h3>{t('profile.codes.title')}</h3>
                    <div className={styles.value}>
                      <TwoStep codes={viewer.oneTimeCodes} email={viewer.email} />
                    </div>
                  </div>
                ) : null}
              </div>
            </section>
          ) : null}
          {viewer.sessions.length > 0 ? (
            <section id="devices">
              <h2>{t('profile.devices.title')}</h2>
              <Devices sessions={viewer.sessions} email={viewer.email} />
            </section>
          ) : null}
          <section id="addresses">
            <h2>{t('profile.addresses')}</h2>
            <AddressBook addresses={viewer.addresses} countries={data.countries} name={viewer.name} />
          </section>
          <section>
            <h2>{t('profile.data.title')}</h2>
            <YourData email={viewer.email} />
          </section>
        </Parts>
      </AsksByItself>
    </AccountFrame>
  )
}
