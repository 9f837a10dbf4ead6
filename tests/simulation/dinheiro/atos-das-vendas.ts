// What people, banks and the acquirer do to a sale, well or badly.
import { lancarItemExtra } from '@martelo/contracts/vendas/lancar-item-extra.contract.ts'
import { retirarItemExtra } from '@martelo/contracts/vendas/retirar-item-extra.contract.ts'
import { darDesconto } from '@martelo/contracts/vendas/dar-desconto.contract.ts'
import { EVENTOS_MANUAIS, moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { devolverCheque } from '@martelo/contracts/pagamentos/devolver-cheque.contract.ts'
import { registrarDevolucao } from '@martelo/contracts/pagamentos/registrar-devolucao.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import type { VendaDaEquipe } from '@martelo/contracts/vendas/venda.schemas.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { TIPOS_MANUAIS, type TipoManual } from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { aplicarOcorrencia } from '../../../apps/server/src/modules/boletos/aplicar-ocorrencia.ts'
import { aplicarEstado } from '../../../apps/server/src/modules/cartoes/aplicar-estado.ts'
import type { EstadoNoAdquirente } from '../../../apps/server/src/modules/cartoes/estado-no-adquirente.ts'
import { receberPix } from '../../../apps/server/src/modules/pagamentos/receber-pix.ts'
import { inserirPagamento } from '../../../apps/server/src/modules/pagamentos/door.ts'
import { assentarVenda, travarVenda } from '../../../apps/server/src/modules/vendas/door.ts'
import type { Ato, Caso } from './mundo-das-vendas.ts'

const CHEQUE = { chequeBanco: '341', chequeAgencia: '0910', chequeConta: '27180-2' }
const LOJA = { terminal: 'POS-01', bandeira: 'Visa' } as const

/** Mostly what is missing; a part, a centavo less or more, or a round sum. */
function quanto({ v, acaso }: Caso): number {
  const falta = Math.max(1, v.somas.restante)
  return acaso.escolher([
    falta,
    falta,
    Math.max(1, Math.floor(falta / 2)),
    Math.max(1, falta - 1),
    falta + 1,
    acaso.inteiro(1_00, 5_000_00),
  ])
}

const detalhes = (tipo: TipoManual, n: number, valor: number): object => {
  if (tipo === 'CHEQUE') return { ...CHEQUE, chequeNumero: String(100_000 + n) }
  if (tipo === 'CARTAO_DE_CREDITO_MANUAL') return { ...LOJA, nsu: String(n) }
  return tipo === 'DINHEIRO' && n % 2 === 0 ? { valorEntregue: valor + 7_00 } : {}
}

async function registrar(c: Caso, valor: number, forcado?: TipoManual): Promise<boolean> {
  const { mundo, v, acaso } = c
  const n = mundo.proximo()
  // Each kind in its turn.
  const tipo = forcado ?? TIPOS_MANUAIS[n % TIPOS_MANUAIS.length] ?? 'DINHEIRO'
  const body = {
    tipo,
    valor,
    ...detalhes(tipo, n, valor),
    dataPagamento: diaEmBrasilia(Date.now()),
    aceitaExcedente: acaso.chance(0.7),
    chaveDoPedido: acaso.uuid(),
  }
  const pedir = () => mundo.chamar(registrarPagamento, { params: { id: v.id }, body })
  // The answer was lost, or a finger was nervous: the same request again, or at once.
  if (acaso.chance(0.15)) return (await Promise.all([pedir(), pedir()])).some(Boolean)
  return pedir()
}

const resposta = (
  { mundo, acaso }: Caso,
  p: VendaDaEquipe['pagamentos'][number],
  evento: 'aprovar' | 'divergir' | 'estornar',
): Promise<boolean> =>
  mundo.chamar(responderPagamento, {
    params: { uid: p.uid },
    body: { evento, motivo: 'simulação', aceitaExcedente: acaso.chance(0.8), versao: p.versao },
  })

const comTxid = (n: number): string => `sim${String(n).padStart(29, '0')}`

/** A charge of ours, as the buyer's page makes it once the bank has answered. */
async function cobrarPix(c: Caso, valor: number): Promise<string> {
  const txid = comTxid(c.mundo.proximo())
  await c.mundo.fazer(async (tx, m) => {
    await travarVenda(tx, c.mundo.hotId, c.v.id)
    await inserirPagamento(tx, {
      hotId: c.mundo.hotId,
      vndId: c.v.id,
      tipo: 'DEPOSITO',
      origemTipoPagamento: 'PIX',
      valor,
      pixTxid: txid,
      pixCopiaCola: 'simulado',
    })
    await assentarVenda(m, tx, c.v.id, null)
  })
  c.mundo.cobrou(c.v.id, txid, valor)
  return txid
}

async function veioPix(c: Caso, txid: string | null, valor: number): Promise<boolean> {
  const { mundo, acaso, v } = c
  const endToEndId = `E${String(mundo.proximo()).padStart(31, '0')}`
  const pix = {
    endToEndId,
    txid,
    valor,
    horario: new Date(),
    pagadorNome: v.cliente.nome,
    pagadorDocumento: acaso.chance(0.85) ? v.cliente.documento.replace(/\D/g, '') : '52998224725',
    devolucoes: [],
    bruto: {},
  }
  mundo.veioPix(endToEndId, valor)
  const receber = () => mundo.fazer((tx, m) => receberPix(m, tx, pix))
  await receber()
  // The bank tells it again.
  if (acaso.chance(0.3)) await Promise.all([receber(), receber()])
  return true
}

const BOLETO = {
  via: 'CNAB',
  nossoNumeroDigito: '0',
  numeroDocumento: '1',
  multa: 2,
  jurosAoMes: 1,
  diasParaBaixa: 5,
  codigoDeBarras: '0'.repeat(44),
  linhaDigitavel: '0'.repeat(47),
  conta: '{}',
} as const

async function emitirBoleto(c: Caso, valor: number): Promise<number> {
  const { mundo, v } = c
  const n = String(mundo.proximo())
  return mundo.fazer(async (tx, m) => {
    await travarVenda(tx, mundo.hotId, v.id)
    const { id: pagId } = await inserirPagamento(tx, {
      hotId: mundo.hotId,
      vndId: v.id,
      tipo: 'BOLETO',
      valor,
    })
    const dia = diaEmBrasilia(m.agora)
    const { id } = await tx
      .insertInto('boleto')
      .values({
        ...BOLETO,
        hotId: mundo.hotId,
        vndId: v.id,
        pagId,
        conId: mundo.conta,
        nossoNumero: n,
        nossoNumeroImpresso: n,
        valor,
        emissao: dia,
        vencimento: dia,
        pagador: JSON.stringify({ nome: v.cliente.nome, documento: v.cliente.documento.replace(/\D/g, '') }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await assentarVenda(m, tx, v.id, null)
    return id
  })
}

type Efeito = Parameters<typeof aplicarOcorrencia>[3]['efeito']

async function ocorrencia(
  c: Caso,
  bolId: number,
  efeito: Efeito,
  pago = 0,
  chave = `ret:${c.mundo.proximo()}:1`,
) {
  const o = {
    efeito,
    fonte: 'retorno' as const,
    chave,
    pago,
    dia: diaEmBrasilia(Date.now()),
    creditoEm: null,
    tarifa: efeito === 'liquidado' ? 2_50 : 0,
    motivo: null,
  }
  return c.mundo.fazer((tx, m) => aplicarOcorrencia(m, tx, bolId, o))
}

const ESTADO: Omit<EstadoNoAdquirente, 'referencia' | 'versao' | 'situacao' | 'valor'> = {
  codigoDaRecusa: null,
  cartao: { bandeira: 'Visa', final: '1111', nome: 'SIMULADO' },
  autorizacao: '1',
  nsu: '1',
  tarifa: 0,
  estornado: 0,
  estornos: [],
  contestacao: null,
}

async function abrirCartao(c: Caso, valor: number): Promise<{ id: number; uid: string; total: number }> {
  const { mundo, v, acaso } = c
  const total = valor + (acaso.chance(0.5) ? Math.floor(valor / 50) : 0)
  const cartao = await mundo.fazer(async (tx, m) => {
    await travarVenda(tx, mundo.hotId, v.id)
    const { id: pagId } = await inserirPagamento(tx, {
      hotId: mundo.hotId,
      vndId: v.id,
      tipo: 'CARTAO_DE_CREDITO',
      valor,
    })
    const novo = await tx
      .insertInto('cartaoTransacao')
      .values({
        hotId: mundo.hotId,
        vndId: v.id,
        pagId,
        valor,
        valorComJuros: total,
        parcelas: 2,
        taxaDeJuros: 1,
      })
      .returning(['id', 'uid'])
      .executeTakeFirstOrThrow()
    await assentarVenda(m, tx, v.id, null)
    return novo
  })
  return { ...cartao, total }
}

/** What may become of a card: each word of the acquirer with the number that it has. */
const DESTINOS: readonly (readonly EstadoNoAdquirente['situacao'][])[] = [
  ['AUTORIZADA', 'CAPTURADA'],
  ['AUTORIZADA', 'CAPTURADA', 'LIQUIDADA'],
  ['RECUSADA'],
  ['AUTORIZADA', 'CANCELADA'],
  ['AUTORIZADA', 'CAPTURADA', 'ESTORNADA'],
  ['AUTORIZADA', 'CAPTURADA', 'CONTESTADA', 'PERDIDA'],
  ['AUTORIZADA', 'CAPTURADA', 'CONTESTADA', 'CAPTURADA'],
]

const aberta = (v: VendaDaEquipe): boolean => v.situacao === 'Aguardando Pagamento'

function lancarExtra(c: Caso): Promise<boolean> {
  const valor = c.acaso.inteiro(1, 900_00)
  return c.mundo.chamar(lancarItemExtra, {
    params: { id: c.v.id },
    body: {
      descricao: 'Segunda chave',
      valor,
      valorPago: c.acaso.chance(0.2) ? Math.floor(valor / 2) : 0,
      chaveDoPedido: c.acaso.uuid(),
    },
  })
}

export const ATOS = {
  registrar: async (c) => {
    if (!(await registrar(c, quanto(c)))) return false
    // A colleague is quick.
    const v = await c.mundo.ler(c.v.id)
    const p = v.pagamentos.find((x) => x.situacao === 'aguardandoValidacao')
    if (p !== undefined && c.acaso.chance(0.65)) await resposta({ ...c, v }, p, 'aprovar')
    return true
  },
  quitar: async (c) => {
    if (!aberta(c.v) || c.v.somas.restante <= 0) return false
    return veioPix(c, await cobrarPix(c, c.v.somas.restante), c.v.somas.restante)
  },
  aprovar: async (c) => {
    const espera = c.v.pagamentos.filter((p) => p.situacao === 'aguardandoValidacao')
    if (espera.length === 0) return false
    const p = c.acaso.escolher(espera)
    // Two people at their desks.
    const rs = await Promise.all(
      Array.from({ length: c.acaso.chance(0.2) ? 2 : 1 }, () => resposta(c, p, 'aprovar')),
    )
    return rs.some(Boolean)
  },
  divergir: async (c) => {
    const p = c.v.pagamentos.find((x) => x.situacao === 'aguardandoValidacao')
    return p === undefined ? false : resposta(c, p, 'divergir')
  },
  estornar: async (c) => {
    const p = c.v.pagamentos.find((x) => x.situacao === 'aprovado')
    return p === undefined ? false : resposta(c, p, 'estornar')
  },
  cheque: async (c) => {
    const p = c.v.pagamentos.find((x) => x.tipo === 'CHEQUE')
    if (p === undefined) return registrar(c, quanto(c), 'CHEQUE')
    return c.mundo.chamar(devolverCheque, {
      params: { uid: p.uid },
      body: { motivo: 'Alínea 11: sem fundos', versao: p.versao },
    })
  },
  pix: async (c) => {
    if (!aberta(c.v)) return false
    const valor = quanto(c)
    const txid = await cobrarPix(c, valor)
    if (c.acaso.chance(0.15)) return true
    return veioPix(
      c,
      txid,
      c.acaso.chance(0.85) ? valor : Math.max(1, valor + c.acaso.escolher([-1, 1, 100])),
    )
  },
  /** To a charge that was replaced, or whose sale is closed or over. */
  pixTardio: (c) => {
    const antigas = c.mundo.cobradosDe(c.v.id)
    if (antigas.length === 0) return Promise.resolve(false)
    const { txid, valor } = c.acaso.escolher(antigas)
    return veioPix(c, txid, valor)
  },
  pixSemCobranca: (c) =>
    veioPix(c, c.acaso.chance(0.5) ? null : 'desconhecido00000000000000000000', quanto(c)),
  boleto: async (c) => {
    if (!aberta(c.v)) return false
    const valor = Math.min(quanto(c), 9_999_999_999)
    const id = await emitirBoleto(c, valor)
    const destino = c.acaso.fracao()
    if (destino < 0.1) return (await ocorrencia(c, id, 'recusado')).mudada !== null
    await ocorrencia(c, id, 'registrado')
    if (destino < 0.2) return (await ocorrencia(c, id, 'baixado')).mudada !== null
    if (destino < 0.3) return true
    const pago = c.acaso.chance(0.8) ? valor : Math.max(1, valor + c.acaso.escolher([-1, 1, -500, 500]))
    const chave = `ret:${c.mundo.proximo()}:1`
    await ocorrencia(c, id, 'liquidado', pago, chave)
    // The same line of the same file; money that comes a second time; a cheque behind it without funds.
    if (c.acaso.chance(0.3)) await ocorrencia(c, id, 'liquidado', pago, chave)
    if (c.acaso.chance(0.1)) await ocorrencia(c, id, 'liquidado', pago + 1)
    if (c.acaso.chance(0.1)) await ocorrencia(c, id, 'estornado')
    return true
  },
  cartao: async (c) => {
    if (!aberta(c.v) || c.v.somas.restante <= 0) return false
    const { id, uid, total } = await abrirCartao(c, Math.max(1, Math.min(quanto(c), c.v.somas.restante)))
    const estados = c.acaso.escolher(DESTINOS).map((situacao, i): EstadoNoAdquirente => {
      const depois = situacao !== 'AUTORIZADA' && situacao !== 'RECUSADA' && situacao !== 'CANCELADA'
      return {
        ...ESTADO,
        referencia: uid,
        versao: i + 2,
        situacao,
        valor: total,
        tarifa: depois ? Math.round(total * 0.0349) : 0,
        estornado: situacao === 'ESTORNADA' ? total : 0,
        codigoDaRecusa: situacao === 'RECUSADA' ? 'SALDO' : null,
        contestacao: situacao === 'CONTESTADA' ? { motivo: 'não reconhece', prazo: null } : null,
      }
    })
    // Twice, or the last word first: the older ones are stale then.
    const ditos = c.acaso.chance(0.2)
      ? estados.toReversed()
      : estados.flatMap((e) => (c.acaso.chance(0.3) ? [e, e] : [e]))
    for (const e of ditos) await c.mundo.fazer((tx, m) => aplicarEstado(m, tx, id, e))
    return true
  },
  desconto: (c) =>
    c.mundo.chamar(darDesconto, {
      params: { id: c.v.id },
      body: { valor: c.acaso.inteiro(0, 500_00), motivo: 'simulação', versao: c.v.versao },
    }),
  extra: lancarExtra,
  tirarExtra: (c) => {
    const [e] = c.v.itensExtras
    return e === undefined ? lancarExtra(c) : c.mundo.chamar(retirarItemExtra, { params: { uid: e.uid } })
  },
  /** What the sale's screen offers, or what a screen of before offered. */
  mover: (c) => {
    const ofertas = c.v.acoes.filter((a) => a.pode && a.evento !== 'fechar').map((a) => a.evento)
    const velho = ofertas.length === 0 || c.acaso.chance(0.2)
    const evento = velho ? c.acaso.escolher(EVENTOS_MANUAIS) : c.acaso.escolher(ofertas)
    return c.mundo.chamar(moverVenda, {
      params: { id: c.v.id },
      body: { evento, motivo: 'simulação', versao: c.v.versao },
    })
  },
  devolver: (c) => {
    const d = c.v.devolucoes.find((x) => x.situacao === 'a_devolver')
    if (d === undefined) return Promise.resolve(false)
    return c.mundo.chamar(registrarDevolucao, {
      params: { uid: d.uid },
      body: {
        forma: c.acaso.escolher(['TRANSFERENCIA', 'DINHEIRO'] as const),
        destino: 'Conta do comprador',
        dia: diaEmBrasilia(Date.now()),
        versao: d.versao,
      },
    })
  },
} satisfies Record<string, Ato>

/** How often each is drawn. */
export const SORTEIO: readonly (keyof typeof ATOS)[] = [
  'registrar',
  'registrar',
  'registrar',
  'aprovar',
  'aprovar',
  'aprovar',
  'divergir',
  'estornar',
  'cheque',
  'pix',
  'pix',
  'pixTardio',
  'pixSemCobranca',
  'boleto',
  'boleto',
  'cartao',
  'cartao',
  'desconto',
  'extra',
  'tirarExtra',
  'mover',
  'devolver',
  'devolver',
]
export const NOMES_DOS_ATOS = Object.keys(ATOS) as readonly (keyof typeof ATOS)[]
