// Every fact that moves money, with the accounts it debits and credits. `meio`: the account that the money came into or
// left from, which the movement itself names. A further fact is a further row here.
import type { Conta } from './plano-de-contas.ts'

interface Descricao {
  readonly rotulo: string
  readonly debito: Conta | 'meio'
  readonly credito: Conta | 'meio'
}

// biome-ignore format: one row per line is what makes a table readable
export const FATOS = {
  arremate: { rotulo: 'Arremate', debito: 'clientes', credito: 'comitentes' },
  comissaoDoComprador: { rotulo: 'Comissão do comprador', debito: 'clientes', credito: 'comissao' },
  taxaAdm: { rotulo: 'Taxa administrativa', debito: 'clientes', credito: 'taxaAdm' },
  despachante: { rotulo: 'Despachante', debito: 'clientes', credito: 'despachante' },
  remocao: { rotulo: 'Remoção', debito: 'clientes', credito: 'remocao' },
  vistoria: { rotulo: 'Vistoria', debito: 'clientes', credito: 'vistoria' },
  depositoDeBens: { rotulo: 'Depósito de bens', debito: 'clientes', credito: 'depositoDeBens' },
  outros: { rotulo: 'Outras taxas', debito: 'clientes', credito: 'outros' },
  multaDaArrematacao: { rotulo: 'Multa por parcela em atraso (CPC, art. 895)', debito: 'clientes', credito: 'comitentes' },
  correcaoDaParcela: { rotulo: 'Correção de parcela por índice', debito: 'clientes', credito: 'comitentes' },
  itemExtra: { rotulo: 'Item extra', debito: 'clientes', credito: 'outros' },
  envioDosDocumentos: { rotulo: 'Envio dos documentos', debito: 'clientes', credito: 'entregas' },
  desconto: { rotulo: 'Desconto', debito: 'descontos', credito: 'clientes' },
  acertoPorRecibo: { rotulo: 'Acerto por recibo', debito: 'recibos', credito: 'clientes' },
  multaPorDesistencia: { rotulo: 'Multa por desistência', debito: 'clientes', credito: 'multas' },
  pagamento: { rotulo: 'Pagamento', debito: 'meio', credito: 'clientes' },
  pixRecebido: { rotulo: 'Pix recebido', debito: 'bancos', credito: 'transito' },
  pixDevolvido: { rotulo: 'Pix devolvido', debito: 'transito', credito: 'bancos' },
  boletoLiquidado: { rotulo: 'Boleto liquidado', debito: 'bancos', credito: 'transito' },
  tarifaDeBoleto: { rotulo: 'Tarifa de boleto', debito: 'tarifas', credito: 'bancos' },
  encargosPorAtraso: { rotulo: 'Multa e juros por atraso', debito: 'transito', credito: 'encargos' },
  descontoDoBoleto: { rotulo: 'Desconto do boleto', debito: 'descontos', credito: 'clientes' },
  devolucaoDoExcedente: { rotulo: 'Devolução devida ao comprador', debito: 'clientes', credito: 'devolucoes' },
  devolucaoDoRecebido: { rotulo: 'Devolução devida a quem pagou', debito: 'transito', credito: 'devolucoes' },
  devolucaoPaga: { rotulo: 'Devolução paga', debito: 'devolucoes', credito: 'meio' },
  caucaoRecebida: { rotulo: 'Caução recebida', debito: 'meio', credito: 'caucoes' },
  caucaoDevolvida: { rotulo: 'Caução devolvida', debito: 'caucoes', credito: 'meio' },
  caucaoRetida: { rotulo: 'Caução retida', debito: 'caucoes', credito: 'caucoesRetidas' },
  jurosDoCartao: { rotulo: 'Juros do parcelamento', debito: 'cartoes', credito: 'encargos' },
  tarifaDaAdquirente: { rotulo: 'Tarifa da adquirente', debito: 'tarifas', credito: 'cartoes' },
  cartaoLiquidado: { rotulo: 'Cartão pago pela adquirente', debito: 'bancos', credito: 'cartoes' },
  contestacaoDeCartao: { rotulo: 'Contestação de cartão', debito: 'estornosDeCartao', credito: 'cartoes' },
  indenizacao: { rotulo: 'Indenização ao comprador', debito: 'indenizacoes', credito: 'clientes' },
  indicacaoGanha: { rotulo: 'Indicação premiada', debito: 'campanhas', credito: 'indicacoes' },
  indicacaoUsada: { rotulo: 'Crédito de indicação usado na comissão', debito: 'indicacoes', credito: 'descontos' },
  indicacaoPaga: { rotulo: 'Crédito de indicação pago', debito: 'indicacoes', credito: 'bancos' },
  comissaoDoComitente: { rotulo: 'Comissão do comitente', debito: 'comitentes', credito: 'comissaoComitente' },
  despesaDoComitente: { rotulo: 'Despesa do comitente', debito: 'comitentes', credito: 'bancos' },
  adiantamento: { rotulo: 'Adiantamento ao comitente', debito: 'comitentes', credito: 'bancos' },
  correcaoDoRepasse: { rotulo: 'Correção por índice de repasse em atraso', debito: 'correcoes', credito: 'comitentes' },
  ordemDePagamento: { rotulo: 'Pagamento ao comitente ordenado', debito: 'comitentes', credito: 'ordens' },
  pagamentoAoComitente: { rotulo: 'Pagamento ao comitente', debito: 'ordens', credito: 'bancos' },
} as const satisfies Record<string, Descricao>

export type Fato = keyof typeof FATOS
