// The chart of accounts of a house. Debits are positive, credits negative: the sum over all accounts is zero.
export const GRUPOS_DE_CONTAS = ['Ativo', 'Passivo', 'Receitas', 'Despesas'] as const
export type GrupoDeContas = (typeof GRUPOS_DE_CONTAS)[number]

interface Descricao {
  readonly codigo: string
  readonly rotulo: string
  readonly grupo: GrupoDeContas
}

// biome-ignore format: one row per line is what makes a table readable
export const CONTAS = {
  caixa: { codigo: '1.1.01', rotulo: 'Caixa', grupo: 'Ativo' },
  bancos: { codigo: '1.1.02', rotulo: 'Bancos', grupo: 'Ativo' },
  cheques: { codigo: '1.1.03', rotulo: 'Cheques recebidos', grupo: 'Ativo' },
  cartoes: { codigo: '1.1.04', rotulo: 'Cartões a receber da adquirente', grupo: 'Ativo' },
  promessas: { codigo: '1.1.05', rotulo: 'Promessas de pagamento', grupo: 'Ativo' },
  diferencas: { codigo: '1.1.06', rotulo: 'Diferenças acertadas por planilha', grupo: 'Ativo' },
  clientes: { codigo: '1.2.01', rotulo: 'Compradores', grupo: 'Ativo' },
  transito: { codigo: '2.1.01', rotulo: 'Recebimentos a identificar', grupo: 'Passivo' },
  caucoes: { codigo: '2.1.02', rotulo: 'Cauções em garantia', grupo: 'Passivo' },
  devolucoes: { codigo: '2.1.03', rotulo: 'Devoluções a pagar', grupo: 'Passivo' },
  indicacoes: { codigo: '2.1.04', rotulo: 'Créditos de indicação', grupo: 'Passivo' },
  comitentes: { codigo: '2.2.01', rotulo: 'Comitentes', grupo: 'Passivo' },
  ordens: { codigo: '2.2.02', rotulo: 'Ordens de pagamento no banco', grupo: 'Passivo' },
  comissao: { codigo: '3.1.01', rotulo: 'Comissão paga pelo comprador', grupo: 'Receitas' },
  comissaoComitente: { codigo: '3.1.02', rotulo: 'Comissão paga pelo comitente', grupo: 'Receitas' },
  taxaAdm: { codigo: '3.2.01', rotulo: 'Taxas administrativas', grupo: 'Receitas' },
  despachante: { codigo: '3.2.02', rotulo: 'Despachante', grupo: 'Receitas' },
  remocao: { codigo: '3.2.03', rotulo: 'Remoção', grupo: 'Receitas' },
  vistoria: { codigo: '3.2.04', rotulo: 'Vistoria', grupo: 'Receitas' },
  depositoDeBens: { codigo: '3.2.05', rotulo: 'Depósito de bens', grupo: 'Receitas' },
  outros: { codigo: '3.2.06', rotulo: 'Outras taxas e itens extras', grupo: 'Receitas' },
  entregas: { codigo: '3.2.07', rotulo: 'Envio de documentos', grupo: 'Receitas' },
  encargos: { codigo: '3.3.01', rotulo: 'Multas e juros por atraso', grupo: 'Receitas' },
  multas: { codigo: '3.3.02', rotulo: 'Multas por desistência', grupo: 'Receitas' },
  caucoesRetidas: { codigo: '3.3.03', rotulo: 'Cauções retidas', grupo: 'Receitas' },
  descontos: { codigo: '4.1.01', rotulo: 'Descontos concedidos', grupo: 'Despesas' },
  recibos: { codigo: '4.1.02', rotulo: 'Acertos por recibo, fora do sistema', grupo: 'Despesas' },
  tarifas: { codigo: '4.1.03', rotulo: 'Tarifas de bancos e adquirentes', grupo: 'Despesas' },
  estornosDeCartao: { codigo: '4.1.04', rotulo: 'Contestações de cartão', grupo: 'Despesas' },
  campanhas: { codigo: '4.1.06', rotulo: 'Indicações premiadas', grupo: 'Despesas' },
  correcoes: { codigo: '4.1.07', rotulo: 'Correção de repasses em atraso', grupo: 'Despesas' },
  indenizacoes: { codigo: '4.1.05', rotulo: 'Indenizações e abatimentos', grupo: 'Despesas' },
} as const satisfies Record<string, Descricao>

export type Conta = keyof typeof CONTAS
export const NOMES_DAS_CONTAS = Object.keys(CONTAS) as Conta[]
