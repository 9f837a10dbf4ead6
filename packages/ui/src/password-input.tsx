// A password, and the eye that shows what was typed: on a phone most wrong passwords are slips of the finger.
import { useState } from 'react'
import { IconButton } from './button.tsx'
import { IconEye, IconEyeOff } from './icones-da-senha.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'suffix'>) {
  const [aMostra, setAMostra] = useState(false)
  return (
    <TextInput
      {...props}
      type={aMostra ? 'text' : 'password'}
      suffix={
        <IconButton
          size="s"
          icon={aMostra ? IconEyeOff : IconEye}
          label="Mostrar o que foi digitado"
          aria-pressed={aMostra}
          onClick={() => setAMostra(!aMostra)}
        />
      }
    />
  )
}
