// One text of the sign-up, with the signs of its number.
import { Field } from '@martelo/ui/field.tsx'
import { PasswordInput } from '@martelo/ui/password-input.tsx'
import { TextInput } from '@martelo/ui/text-input.tsx'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import type { ChangeEvent, ComponentProps } from 'react'
import type { Formulario } from '../../../kit/formulario/usar-formulario.ts'
import type { CampoDeTexto, Campos } from './campos-do-cadastro.ts'

type PropsDoCampo = {
  f: Formulario<Campos>
  nome: CampoDeTexto
  rotulo: string
  dica?: string | undefined
  opcional?: boolean
} & Omit<ComponentProps<typeof TextInput>, 'name' | 'value' | 'onChange' | 'prefix'>

/** Signs appear while one types, once the number is whole; taking a letter away never puts it back. */
const MASCARAS: Partial<Record<CampoDeTexto, (texto: string) => string>> = {
  documento: formatarDocumento,
  telefone: formatarTelefone,
}
const comMascara = (m: ((t: string) => string) | undefined, novo: string, antes: string): string =>
  m === undefined || novo.length < antes.length ? novo : m(novo)

export function Campo({ f, nome, rotulo, dica, opcional, type, ...resto }: PropsDoCampo) {
  const campo = {
    ...resto,
    name: nome,
    value: f.valores[nome],
    onChange: (e: ChangeEvent<HTMLInputElement>) =>
      f.mudar(nome, comMascara(MASCARAS[nome], e.currentTarget.value, f.valores[nome])),
  }
  return (
    <Field label={rotulo} hint={dica} error={f.erros[nome]} required={!opcional}>
      {type === 'password' ? <PasswordInput {...campo} /> : <TextInput {...campo} type={type} />}
    </Field>
  )
}
