// What the banks' occurrence codes mean. The common rows are of all of ours; a bank's own rows come before them.
import type { EfeitoDaOcorrencia } from './arquivo-de-cobranca.ts'

interface Ocorrencia {
  readonly efeito: EfeitoDaOcorrencia
  readonly rotulo: string
}

const o = (efeito: EfeitoDaOcorrencia, rotulo: string): Ocorrencia => ({ efeito, rotulo })

const COMUNS: Readonly<Record<string, Ocorrencia>> = {
  '02': o('registrado', 'Entrada confirmada'),
  '03': o('recusado', 'Entrada rejeitada'),
  '06': o('liquidado', 'Liquidação normal'),
  '08': o('liquidado', 'Liquidação em cartório'),
  '09': o('baixado', 'Baixado automaticamente'),
  '10': o('baixado', 'Baixado conforme instruções'),
  '11': o('informativo', 'Em ser'),
  '12': o('informativo', 'Abatimento concedido'),
  '13': o('informativo', 'Abatimento cancelado'),
  '14': o('vencimentoAlterado', 'Vencimento alterado'),
  '15': o('liquidado', 'Liquidação em cartório'),
  '17': o('liquidado', 'Liquidação após baixa'),
  '19': o('informativo', 'Instrução de protesto confirmada'),
  '20': o('informativo', 'Sustação de protesto confirmada'),
  '23': o('informativo', 'Enviado a cartório'),
  '27': o('baixaRecusada', 'Baixa rejeitada'),
  '28': o('informativo', 'Débito de tarifas'),
  '32': o('informativo', 'Instrução rejeitada'),
}

const POR_BANCO: Readonly<Record<string, Readonly<Record<string, Ocorrencia>>>> = {
  '237': {
    '22': o('estornado', 'Título com pagamento cancelado'),
    '24': o('recusado', 'Entrada rejeitada por CEP irregular'),
    '40': o('estornado', 'Estorno de pagamento'),
  },
  '341': {
    '04': o('informativo', 'Alteração de dados acatada'),
    '05': o('baixado', 'Alteração de dados: baixa'),
    '07': o('liquidado', 'Liquidação parcial'),
    '10': o('informativo', 'Baixa por ter sido liquidado'),
    '15': o('baixaRecusada', 'Baixa rejeitada'),
    '17': o('informativo', 'Alteração de dados rejeitada'),
    '27': o('informativo', 'Tarifa de extrato de posição'),
    '32': o('baixado', 'Baixa por ter sido protestado'),
    '69': o('estornado', 'Cheque devolvido'),
  },
  '001': {
    '05': o('liquidado', 'Liquidado sem registro'),
    '07': o('liquidado', 'Liquidação por conta'),
    '08': o('liquidado', 'Liquidação por saldo'),
    '20': o('informativo', 'Débito em conta'),
    '28': o('informativo', 'Manutenção de título vencido'),
    '44': o('estornado', 'Título pago com cheque devolvido'),
  },
  '033': {
    '07': o('liquidado', 'Liquidação por conta'),
    '08': o('liquidado', 'Liquidação por saldo'),
    '16': o('liquidado', 'Título já pago no dia'),
  },
  // Caixa's 400 counts its entries from 01; its 240 follows FEBRABAN.
  '104-400': {
    '01': o('registrado', 'Entrada confirmada'),
    '02': o('baixado', 'Baixa confirmada'),
    '03': o('informativo', 'Abatimento concedido'),
    '04': o('informativo', 'Abatimento cancelado'),
    '05': o('vencimentoAlterado', 'Vencimento alterado'),
    '06': o('informativo', 'Uso da empresa alterado'),
    '08': o('informativo', 'Prazo de devolução alterado'),
    '09': o('informativo', 'Alteração confirmada'),
    '20': o('informativo', 'Em ser'),
    '21': o('liquidado', 'Liquidação'),
    '22': o('liquidado', 'Liquidação em cartório'),
    '23': o('baixado', 'Baixa por devolução'),
    '24': o('baixado', 'Baixa por franco pagamento'),
    '25': o('baixado', 'Baixa por protesto'),
    '26': o('informativo', 'Enviado a cartório'),
    '27': o('informativo', 'Sustação de protesto'),
    '33': o('estornado', 'Estorno de liquidação'),
    '99': o('recusado', 'Entrada rejeitada'),
  },
}

export function ocorrenciaDe(banco: string, padrao: string, codigo: string): Ocorrencia {
  return (
    POR_BANCO[`${banco}-${padrao}`]?.[codigo] ??
    // The 240 follows FEBRABAN's table in every bank.
    (padrao === '400' ? POR_BANCO[banco]?.[codigo] : undefined) ??
    COMUNS[codigo] ?? { efeito: 'informativo', rotulo: `Ocorrência ${codigo}` }
  )
}

const CODIGOS: Readonly<Partial<Record<EfeitoDaOcorrencia, readonly [comum: string, caixa400: string]>>> = {
  registrado: ['02', '01'],
  recusado: ['03', '99'],
  liquidado: ['06', '21'],
  baixado: ['09', '02'],
  vencimentoAlterado: ['14', '05'],
}

/** The code with which a bank tells an effect; for writing retorno files. */
export function codigoDoEfeito(banco: string, padrao: string, efeito: EfeitoDaOcorrencia): string {
  return CODIGOS[efeito]?.[banco === '104' && padrao === '400' ? 1 : 0] ?? '28'
}
