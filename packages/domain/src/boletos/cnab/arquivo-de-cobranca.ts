// What a collection file says, in the domain's words; the layouts say where it stands.
import type { Dia } from '../../calendario/dia.ts'
import type { Centavos } from '../../comum/dinheiro.ts'
import type { ContaDeCobranca } from '../bancos.ts'
import type { ErroDeCnab } from './largura-fixa.ts'

export const PADROES_DE_CNAB = ['400', '240'] as const
export type PadraoCnab = (typeof PADROES_DE_CNAB)[number]

export interface EmpresaDaRemessa {
  readonly nome: string
  /** CNPJ or CPF, letters allowed */
  readonly documento: string
}

export const COMANDOS_DA_REMESSA = ['registrar', 'baixar', 'alterarVencimento'] as const
export type ComandoDaRemessa = (typeof COMANDOS_DA_REMESSA)[number]

/** What the bank's tables call the commands; the same in all of ours. */
export const CODIGO_DO_COMANDO: Record<ComandoDaRemessa, string> = {
  registrar: '01',
  baixar: '02',
  alterarVencimento: '06',
}

export interface TituloDaRemessa {
  readonly comando: ComandoDaRemessa
  /** ours, comes back in the retorno: up to 25 characters */
  readonly usoDaEmpresa: string
  readonly nossoNumero: string
  readonly nossoNumeroDigito: string
  readonly numeroDoDocumento: string
  readonly vencimento: Dia
  readonly emissao: Dia
  readonly valor: Centavos
  readonly multa: number
  readonly jurosAoDia: Centavos
  readonly abatimento: Centavos
  readonly desconto: Centavos
  readonly descontoAte: Dia | null
  readonly diasParaBaixa: number
  /** null: never */
  readonly diasParaProtesto: number | null
  readonly pagador: {
    readonly nome: string
    readonly documento: string
    readonly logradouro: string
    readonly bairro: string
    readonly cidade: string
    readonly uf: string
    readonly cep: string
  }
}

export interface Remessa {
  readonly conta: ContaDeCobranca
  readonly empresa: EmpresaDaRemessa
  /** per account and pattern, without gaps */
  readonly sequencial: number
  readonly geradaEm: Dia
  /** hhmmss */
  readonly hora: string
  readonly titulos: readonly TituloDaRemessa[]
}

export type Escrita =
  | { readonly ok: true; readonly arquivo: string }
  | { readonly ok: false; readonly erros: readonly ErroDeCnab[] }

/** What an occurrence does to a boleto; the others are shown and have no effect. */
export type EfeitoDaOcorrencia =
  | 'registrado'
  | 'recusado'
  | 'liquidado'
  | 'baixado'
  | 'baixaRecusada'
  | 'vencimentoAlterado'
  | 'estornado'
  | 'informativo'

export interface RegistroDeRetorno {
  /** the file's line, from 1 */
  readonly linha: number
  readonly ocorrencia: string
  readonly efeito: EfeitoDaOcorrencia
  readonly rotulo: string
  readonly nossoNumero: string
  readonly usoDaEmpresa: string
  readonly numeroDoDocumento: string
  readonly vencimento: Dia | null
  readonly valor: Centavos
  readonly pago: Centavos
  readonly tarifa: Centavos
  readonly ocorreuEm: Dia | null
  readonly creditoEm: Dia | null
  readonly motivo: string
}

export interface RetornoLido {
  readonly banco: string
  readonly padrao: PadraoCnab
  readonly geradoEm: Dia | null
  readonly registros: readonly RegistroDeRetorno[]
  readonly erros: readonly ErroDeCnab[]
}
