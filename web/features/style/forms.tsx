import { Form, FormRow } from '#web/ui/form/form.tsx'
import { Checkbox, PasswordField, Select, TextField } from '#web/ui/form/fields.tsx'
import { RadioTiles } from '#web/ui/form/radio-tiles.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import styles from './style-page.module.css'

/** A form that is always refused: what its fields say, and that nothing typed is lost. */
export const Forms = () => (
  <section aria-labelledby="forms" className={styles.form}>
    <h2 id="forms">Forms</h2>
    <Form
      label="A form to try"
      onSubmit={() => Promise.resolve([{ field: 'pin', message: 'We do not deliver there yet.' }])}
    >
      <FormRow>
        <TextField name="name" label="Your name" rules={{ required: 'Please enter your name.' }} />
        <TextField
          name="pin"
          label="PIN code"
          inputMode="numeric"
          maxLength={6}
          hint="Where it is to go."
          rules={{
            required: 'A PIN code has six digits.',
            pattern: { value: /^[1-9][0-9]{5}$/, message: 'A PIN code has six digits.' },
          }}
        />
      </FormRow>
      <Select
        name="state"
        label="State"
        empty="Choose"
        rules={{ required: 'Choose a state.' }}
        options={[
          { value: 'MH', label: 'Maharashtra' },
          { value: 'KA', label: 'Karnataka' },
        ]}
      />
      <PasswordField name="password" label="Password" optional />
      <RadioTiles
        name="metal"
        legend="Metal"
        aside="22 kt is too soft for these claws"
        options={[
          { value: '18', label: '18 kt', note: '750' },
          { value: '14', label: '14 kt', note: '585' },
          { value: '22', label: '22 kt', disabled: true },
        ]}
      />
      <TextField name="note" label="A note" rows={3} optional />
      <Checkbox name="agree" label="Tell me when it is ready" />
      <div>
        <Submit>Send</Submit>
      </div>
    </Form>
  </section>
)
