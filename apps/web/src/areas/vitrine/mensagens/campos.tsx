// The parts of a visitor's form. Native fields with the kit's drawing; they keep what was typed when the form comes back.
import { Button } from '@martelo/ui/button.tsx'
import { Field } from '@martelo/ui/field.tsx'
import { Select, TextArea, TextInput } from '@martelo/ui/text-input.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Devolvido } from './formulario.server.ts'
import './mensagens.css'

interface DoCampo {
  readonly nome: string
  readonly rotulo: string
  readonly de: Devolvido | undefined
  readonly opcional?: boolean
  readonly dica?: string
}
type DoElemento<T extends 'input' | 'textarea'> = Omit<React.ComponentProps<T>, 'prefix' | 'size' | 'name'>

const doCampo = ({ nome, rotulo, de, opcional, dica }: DoCampo) => ({
  label: rotulo,
  error: de?.erros[nome],
  required: !opcional,
  ...(dica ? { hint: dica } : {}),
})

export function Texto({ nome, rotulo, de, opcional, dica, ...resto }: DoCampo & DoElemento<'input'>) {
  return (
    <Field {...doCampo({ nome, rotulo, de, ...(opcional && { opcional }), ...(dica && { dica }) })}>
      <TextInput name={nome} defaultValue={de?.valores[nome]} {...resto} />
    </Field>
  )
}

export function TextoLongo({ nome, rotulo, de, opcional, ...resto }: DoCampo & DoElemento<'textarea'>) {
  return (
    <Field {...doCampo({ nome, rotulo, de, ...(opcional && { opcional }) })} className="contato__largo">
      <TextArea name={nome} defaultValue={de?.valores[nome]} rows={6} {...resto} />
    </Field>
  )
}

export function Escolha({
  nome,
  rotulo,
  de,
  opcoes,
  inicial = '',
  largo,
}: DoCampo & {
  readonly opcoes: readonly (readonly [valor: string, texto: string])[]
  readonly inicial?: string
  readonly largo?: boolean
}) {
  return (
    <Field {...doCampo({ nome, rotulo, de })} {...(largo ? { className: 'contato__largo' } : {})}>
      <Select name={nome} defaultValue={de?.valores[nome] ?? inicial}>
        <option value="">Escolha</option>
        {opcoes.map(([valor, texto]) => (
          <option key={valor} value={valor}>
            {texto}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Who writes, and how to answer. */
export function CamposDeContato({ de }: { readonly de: Devolvido | undefined }) {
  return (
    <>
      <Texto nome="nome" rotulo="Nome" de={de} autoComplete="name" maxLength={120} />
      <Texto nome="email" rotulo="E-mail" de={de} type="email" autoComplete="email" maxLength={254} />
      <Texto
        nome="telefone"
        rotulo="Telefone"
        de={de}
        opcional
        type="tel"
        autoComplete="tel-national"
        maxLength={30}
      />
    </>
  )
}

/** The form with its seal and its honeypot. Errors are read first: the focus goes there. */
export function FormularioDoSite({
  selo,
  de,
  botao,
  children,
}: {
  readonly selo: string
  readonly de: Devolvido | undefined
  readonly botao: string
  readonly children: ReactNode
}) {
  const forma = useRef<HTMLFormElement>(null)
  const enviando = useNavigation().state !== 'idle'
  useEffect(() => {
    if (de) forma.current?.querySelector<HTMLElement>('[role="alert"], [aria-invalid]')?.focus()
  }, [de])
  return (
    <Form method="post" className="contato" ref={forma} preventScrollReset noValidate>
      {de?.geral && (
        <p className="contato__falha" role="alert" tabIndex={-1}>
          {de.geral}
        </p>
      )}
      <input type="hidden" name="selo" value={selo} />
      <label className="contato__site" aria-hidden="true">
        Não preencha
        <input name="site" tabIndex={-1} autoComplete="off" />
      </label>
      {children}
      <Button type="submit" variant="primary" size="l" loading={enviando}>
        {botao}
      </Button>
    </Form>
  )
}
