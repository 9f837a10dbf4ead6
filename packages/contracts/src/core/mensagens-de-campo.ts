// What a field says when its contract has no words of its own. zod speaks English, and its Portuguese is of another
// country; the person is told what to do, not what was expected. Used where requests are checked.
import type { z } from 'zod'

type Falha = Parameters<z.core.$ZodErrorMap>[0]

const vazio = (v: unknown): boolean => v === undefined || v === null || v === ''
const conta = (n: number | bigint): string => n.toLocaleString('pt-BR')

const TIPOS: Readonly<Record<string, string>> = {
  string: 'Informe um texto',
  number: 'Informe um número',
  int: 'Use um número inteiro',
  boolean: 'Responda sim ou não',
  array: 'Informe uma lista',
  date: 'Data inválida',
}
const FORMATOS: Readonly<Record<string, string>> = {
  email: 'Informe um e-mail válido',
  url: 'Informe um endereço completo, que comece com https://',
  uuid: 'Identificador inválido',
  datetime: 'Data inválida',
  date: 'Data inválida',
  time: 'Hora inválida',
}
const ESCOLHA = 'Escolha uma opção'
const OBRIGATORIO = 'Campo obrigatório'

function tamanho(f: Extract<Falha, { code: 'too_big' | 'too_small' }>): string {
  const [limite, verbo] =
    f.code === 'too_big' ? [f.maximum, 'no máximo'] : ([f.minimum, 'no mínimo'] as const)
  if (f.origin === 'string')
    return f.code === 'too_small' && f.minimum === 1
      ? OBRIGATORIO
      : `Use ${verbo} ${conta(limite)} caracteres`
  if (f.origin === 'array')
    return f.code === 'too_small' && f.minimum === 1
      ? 'Escolha ao menos uma opção'
      : `Escolha ${verbo} ${conta(limite)}`
  return f.code === 'too_big' ? `O máximo é ${conta(limite)}` : `O mínimo é ${conta(limite)}`
}

/** The sentence of one failure, for `safeParse(valor, { error: mensagemDeCampo })`. The field's own message goes first. */
export function mensagemDeCampo(f: Falha): string {
  switch (f.code) {
    case 'invalid_type':
      return vazio(f.input) ? OBRIGATORIO : (TIPOS[f.expected] ?? 'Valor inválido')
    case 'invalid_value':
      return ESCOLHA
    case 'invalid_format':
      if (f.format === 'uuid' && vazio(f.input)) return ESCOLHA
      return vazio(f.input) ? OBRIGATORIO : (FORMATOS[f.format] ?? 'Formato inválido')
    case 'too_big':
    case 'too_small':
      return tamanho(f)
    case 'not_multiple_of':
      return `Use um múltiplo de ${conta(f.divisor)}`
    case 'unrecognized_keys':
      return `Campo desconhecido: ${f.keys.join(', ')}`
    default:
      return vazio(f.input) ? OBRIGATORIO : 'Valor inválido'
  }
}
