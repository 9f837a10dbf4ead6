// Fields of record forms, tied to `useRegistro`: label, hint, error, and the way a Brazilian types money, numbers and
// times. Values stay what the API speaks: centavos, ISO instants, null for nothing.
import {
  Input,
  NumberInput,
  Select,
  Switch,
  Text,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import {
  diaEmBrasilia,
  formatarDataHora,
  formatarHora,
  instanteEmBrasilia,
} from '@martelo/domain/calendario/tempo-brasilia.ts'
import { EntradaDeReais } from './entrada-de-reais.tsx'
import type { Registro } from './usar-registro.ts'

/** The fields of `V` that hold a `T`, or nothing. */
type Com<V, T> = { [K in keyof V]-?: NonNullable<V[K]> extends T ? K : never }[keyof V] & string

interface Base<V extends object, K> {
  readonly r: Registro<V>
  readonly campo: K
  readonly rotulo: string
  readonly ajuda?: string
  readonly obrigatorio?: boolean
  /** why it cannot be changed; the field is then read only */
  readonly travado?: string | null | undefined
}

/** As `travado`: nothing of the form may change, so that the field is read as text and gives no reason of its own. */
export const SO_TEXTO = ''
const COMO_TEXTO = { readOnly: true, variant: 'unstyled', placeholder: '—' } as const

function comuns<V extends object, K extends keyof V & string>(p: Base<V, K>) {
  return {
    name: p.campo,
    label: p.rotulo,
    error: p.r.erros[p.campo],
    description: p.travado === SO_TEXTO ? undefined : (p.travado ?? p.ajuda),
    withAsterisk: p.travado !== SO_TEXTO && (p.obrigatorio ?? false),
    disabled: p.travado != null && p.travado !== SO_TEXTO,
    ...(p.travado === SO_TEXTO && COMO_TEXTO),
  }
}

export function CampoTexto<V extends object>({
  entrada,
  ...p
}: Base<V, Com<V, string>> & { entrada?: TextInputProps }) {
  const valor = p.r.valores[p.campo] as string | null | undefined
  return (
    <TextInput
      {...comuns(p)}
      {...entrada}
      value={valor ?? ''}
      onChange={(e) => p.r.mudar(p.campo, e.currentTarget.value as V[typeof p.campo])}
    />
  )
}

export function CampoLongo<V extends object>({
  entrada,
  ...p
}: Base<V, Com<V, string>> & { entrada?: TextareaProps }) {
  const valor = p.r.valores[p.campo] as string | null | undefined
  return (
    <Textarea
      autosize
      minRows={3}
      maxRows={14}
      {...comuns(p)}
      {...entrada}
      value={valor ?? ''}
      onChange={(e) => p.r.mudar(p.campo, e.currentTarget.value as V[typeof p.campo])}
    />
  )
}

export function CampoNumero<V extends object>(
  p: Base<V, Com<V, number>> & {
    sufixo?: string
    decimais?: number
    min?: number
    max?: number
    nulo?: boolean
    /** a number that is a name, such as a year: its digits are not grouped */
    corrido?: boolean
  },
) {
  const valor = p.r.valores[p.campo] as number | null | undefined
  return (
    <NumberInput
      {...comuns(p)}
      value={valor ?? ''}
      onChange={(v) =>
        p.r.mudar(p.campo, (typeof v === 'number' ? v : p.nulo ? null : 0) as V[typeof p.campo])
      }
      decimalSeparator=","
      thousandSeparator={p.corrido ? '' : '.'}
      allowDecimal={(p.decimais ?? 0) > 0}
      decimalScale={p.decimais ?? 0}
      {...(p.min === undefined ? { allowNegative: true } : { min: p.min, allowNegative: p.min < 0 })}
      {...(p.max === undefined ? {} : { max: p.max })}
      {...(p.sufixo ? { suffix: ` ${p.sufixo}` } : {})}
      hideControls
    />
  )
}

/** Money: centavos in, centavos out. `aoSair`: when the field is left. */
export function CampoDinheiro<V extends object>(
  p: Base<V, Com<V, number>> & { nulo?: boolean; aoSair?: (centavos: number | null) => void },
) {
  const valor = (p.r.valores[p.campo] as number | null | undefined) ?? null
  return (
    <EntradaDeReais
      {...comuns(p)}
      value={valor}
      onValueChange={(v) => p.r.mudar(p.campo, (v ?? (p.nulo ? null : 0)) as V[typeof p.campo])}
      onBlur={() => p.aoSair?.(valor)}
    />
  )
}

export function CampoEscolha<V extends object>(
  p: Base<V, Com<V, string>> & {
    opcoes: readonly { value: string; label: string }[]
    nulo?: boolean
    vazio?: string
  },
) {
  const valor = p.r.valores[p.campo] as string | null | undefined
  return (
    <Select
      {...comuns(p)}
      data={[...p.opcoes]}
      value={valor ?? null}
      onChange={(v) => (v !== null || p.nulo) && p.r.mudar(p.campo, v as V[typeof p.campo])}
      searchable={p.opcoes.length > 8}
      clearable={p.nulo ?? false}
      allowDeselect={p.nulo ?? false}
      placeholder={p.travado === SO_TEXTO ? COMO_TEXTO.placeholder : p.vazio}
      rightSection={p.travado === SO_TEXTO ? null : undefined}
      nothingFoundMessage="Nada encontrado"
      clearButtonProps={{ 'aria-label': `Limpar ${p.rotulo}` }}
    />
  )
}

export function CampoSimNao<V extends object>(p: Base<V, Com<V, boolean>>) {
  const { name, label, error, description, disabled } = comuns(p)
  if (p.travado === SO_TEXTO)
    return (
      <Input.Wrapper label={label}>
        <Text size="sm">{p.r.valores[p.campo] ? 'Sim' : 'Não'}</Text>
      </Input.Wrapper>
    )
  return (
    <Switch
      {...{ name, label, error, description, disabled }}
      checked={Boolean(p.r.valores[p.campo])}
      onChange={(e) => p.r.mudar(p.campo, e.currentTarget.checked as V[typeof p.campo])}
    />
  )
}

/** ISO instant ↔ the wall clock of Brasília, whatever zone the computer is in. */
export function paraRelogio(iso: string | null | undefined): string {
  if (!iso) return ''
  const ms = Date.parse(iso)
  return `${diaEmBrasilia(ms)}T${formatarHora(ms)}`
}
export function doRelogio(texto: string): string | null {
  const [dia, hora] = texto.split('T')
  return dia && hora ? new Date(instanteEmBrasilia(dia, hora.slice(0, 5))).toISOString() : null
}

export function CampoDataHora<V extends object>(p: Base<V, Com<V, string>>) {
  const valor = p.r.valores[p.campo] as string | null | undefined
  if (p.travado === SO_TEXTO)
    return <TextInput {...comuns(p)} value={valor ? formatarDataHora(Date.parse(valor)) : ''} />
  return (
    <TextInput
      {...comuns({ ...p, ajuda: p.ajuda ?? 'Horário de Brasília' })}
      type="datetime-local"
      value={paraRelogio(valor)}
      onChange={(e) => p.r.mudar(p.campo, doRelogio(e.currentTarget.value) as V[typeof p.campo])}
    />
  )
}

/** A day without an hour; nothing is null. */
export function CampoDia<V extends object>(p: Base<V, Com<V, string>>) {
  const valor = p.r.valores[p.campo] as string | null | undefined
  return (
    <TextInput
      {...comuns(p)}
      type="date"
      value={valor ?? ''}
      onChange={(e) => p.r.mudar(p.campo, (e.currentTarget.value || null) as V[typeof p.campo])}
    />
  )
}
