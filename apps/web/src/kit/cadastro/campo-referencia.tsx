// A reference to a declared record, in any form.
import type { Cadastro } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { SO_TEXTO } from '../registro/campos.tsx'
import type { Registro } from '../registro/usar-registro.ts'
import { Seletor } from './seletor.tsx'

type ComUid<V> = { [K in keyof V]-?: NonNullable<V[K]> extends string ? K : never }[keyof V] & string

interface Props<V extends object> {
  readonly r: Registro<V>
  readonly campo: ComUid<V>
  readonly rotulo: string
  readonly de: Cadastro
  readonly ajuda?: string
  readonly obrigatorio?: boolean
  readonly travado?: string | null | undefined
}

export function CampoReferencia<V extends object>({ r, campo, rotulo, de, ...p }: Props<V>) {
  return (
    <Seletor
      de={de}
      name={campo}
      label={rotulo}
      description={p.travado === SO_TEXTO ? undefined : (p.travado ?? p.ajuda)}
      error={r.erros[campo]}
      withAsterisk={p.travado !== SO_TEXTO && (p.obrigatorio ?? false)}
      disabled={p.travado != null && p.travado !== SO_TEXTO}
      clearable={!p.obrigatorio && p.travado !== SO_TEXTO}
      {...(p.travado === SO_TEXTO && { readOnly: true, variant: 'unstyled', rightSection: null })}
      valor={(r.valores[campo] as string | null | undefined) || null}
      aoEscolher={(uid) => r.mudar(campo, (uid ?? '') as V[typeof campo])}
    />
  )
}
