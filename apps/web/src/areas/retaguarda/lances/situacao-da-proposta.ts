import type { Proposta } from './aba-de-propostas.tsx'

/** word and colour */
export const SITUACAO_DA_PROPOSTA: Readonly<Record<Proposta['situacao'], readonly [string, string]>> = {
  ENVIADA: ['Aguardando resposta', 'yellow'],
  ACEITA: ['Aceita', 'teal'],
  RECUSADA: ['Recusada', 'red'],
  CONTRAPROPOSTA: ['Contraproposta', 'blue'],
  CANCELADA: ['Cancelada', 'gray'],
  EXPIRADA: ['Encerrada', 'gray'],
}
