// Whether a bank account may be saved as it is typed. What a sale or a payment names stays as it was told to the buyer:
// another number is another account. An account that charges by boleto carries all that its bank's number needs.
import { type ContaDeCobranca, errosDaConta } from '../boletos/bancos.ts'
import { validarChavePix } from '../pagamentos/chave-pix.ts'
import { BANCOS_DO_BRASIL } from './bancos-do-brasil.ts'

export const TIPOS_DE_RECEBIMENTO = ['DEPOSITO', 'BOLETO', 'PIX'] as const
export type TipoDeRecebimento = (typeof TIPOS_DE_RECEBIMENTO)[number]
export const ROTULO_DO_RECEBIMENTO: Readonly<Record<TipoDeRecebimento, string>> = {
  DEPOSITO: 'Depósito ou transferência',
  BOLETO: 'Boleto',
  PIX: 'Pix',
}

/** What buyers were told; it does not change once a sale or a payment names the account. */
export const DITOS_AO_COMPRADOR = [
  'bancoCodigo',
  'agencia',
  'agenciaDigito',
  'conta',
  'contaDigito',
  'cpf',
] as const

export interface ContaDigitada {
  readonly bancoCodigo: string
  readonly banco: string | null
  readonly agencia: string
  readonly agenciaDigito: string | null
  readonly conta: string
  readonly contaDigito: string | null
  readonly pixChave: string | null
  readonly tipoRecebimento: string
}

/** What its bank agreed on for boletos; null: nothing. */
export type ConvenioDaConta = Pick<ContaDeCobranca, 'carteira' | 'convenio'> | null

export type ContaConferida =
  | { readonly ok: true; readonly banco: string; readonly pixChave: string | null }
  | { readonly ok: false; readonly campos: Readonly<Record<string, string>> }

/** `jaUsada`: a sale or a payment names the account. `mudou`: the fields that this save changes. */
export function conferirConta(
  c: ContaDigitada,
  {
    jaUsada,
    mudou,
    convenio,
  }: {
    readonly jaUsada: boolean
    readonly mudou: ReadonlySet<string>
    readonly convenio: ConvenioDaConta
  },
): ContaConferida {
  const campos: Record<string, string> = {}
  const banco = c.banco ?? BANCOS_DO_BRASIL[c.bancoCodigo] ?? null
  if (banco === null) campos.banco = 'Informe o nome do banco'
  const pix = c.pixChave === null ? null : validarChavePix(c.pixChave)
  if (pix !== null && !pix.ok) campos.pixChave = pix.mensagem
  if (c.tipoRecebimento === 'PIX' && c.pixChave === null) campos.pixChave = 'Informe a chave Pix'
  if (c.tipoRecebimento === 'BOLETO' && convenio === null)
    campos.tipoRecebimento = 'Cadastre antes o convênio de boletos desta conta'
  if (convenio !== null)
    for (const { campo, erro } of errosDaConta({ ...c, banco: c.bancoCodigo, ...convenio }))
      campos[campo === 'carteira' || campo === 'convenio' ? 'bancoCodigo' : campo] = erro
  if (jaUsada)
    for (const campo of DITOS_AO_COMPRADOR)
      if (mudou.has(campo))
        campos[campo] = 'Vendas já foram informadas desta conta: cadastre outra e desative esta'
  if (banco === null || Object.keys(campos).length > 0) return { ok: false, campos }
  return { ok: true, banco, pixChave: pix?.ok ? pix.valor.chave : null }
}
