// What became of a purchase after the hammer, made by the calls that buyer and house use, each at the hour at which a
// person would have made it.
import { randomUUID } from 'node:crypto'
import { emitirBoleto } from '@martelo/contracts/boletos/emitir-boleto.contract.ts'
import { agendarRetirada } from '@martelo/contracts/entregas/agendar-retirada.contract.ts'
import { horariosDeRetirada } from '@martelo/contracts/entregas/horarios-de-retirada.contract.ts'
import { moverAgendamento } from '@martelo/contracts/entregas/mover-agendamento.contract.ts'
import { moverDocumentacao } from '@martelo/contracts/entregas/mover-documentacao.contract.ts'
import { opcoesDeEntrega } from '@martelo/contracts/entregas/opcoes-de-entrega.contract.ts'
import { salvarMetodoEntrega } from '@martelo/contracts/entregas/salvar-metodo-entrega.contract.ts'
import { criarPagamento } from '@martelo/contracts/pagamentos/criar-pagamento.contract.ts'
import { enviarComprovante } from '@martelo/contracts/pagamentos/enviar-comprovante.contract.ts'
import { registrarPagamento } from '@martelo/contracts/pagamentos/registrar-pagamento.contract.ts'
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { lerAgendamento, travarItem } from '../../../apps/server/src/modules/entregas/entregas.sql.ts'
import { papelDoComprovante } from './comprovante.ts'
import type { Passado } from './passado.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO
const DIA = 24 * HORA
const [ACERTO, PATIO, ADM] = ['acerto@martelo.demo', 'patio@martelo.demo', 'adm@martelo.demo']

/** How far a purchase has come, in the order of the way. `desistiu` leaves it at the beginning. */
const CAMINHO = ['aguardando', 'comprovante', 'fechada', 'agendada', 'retirada', 'concluida'] as const
export type Desfecho = (typeof CAMINHO)[number] | 'divergente' | 'terceiro' | 'desistiu' | 'boleto'

interface Compra {
  readonly id: number
  /** the buyer's login */
  readonly quem: string
  readonly vende: Desfecho
  /** the start of the demonstration: nothing was done after it */
  readonly casa: number
}

export async function seguirCompra(p: Passado, c: Compra): Promise<void> {
  const depois = async (ms: number): Promise<void> => {
    p.ate(Math.min(p.agora + ms, c.casa - MINUTO))
  }
  const marco = c.vende === 'divergente' ? 'comprovante' : c.vende === 'terceiro' ? 'agendada' : c.vende
  if (marco === 'boleto') {
    await depois(40 * MINUTO)
    return emitir(p, c)
  }
  if (marco === 'desistiu') {
    await depois(2 * DIA)
    return desistir(p, c)
  }
  const chegou = (passo: (typeof CAMINHO)[number]) => CAMINHO.indexOf(marco) >= CAMINHO.indexOf(passo)
  if (!chegou('comprovante')) return
  await depois(90 * MINUTO)
  await escolherEntrega(p, c)
  if (c.vende === 'fechada') await pagarNoBalcao(p, c)
  const pagUid = await pagar(p, c)
  if (c.vende === 'divergente') {
    await depois(2 * HORA)
    return responder(p, c, pagUid, 'divergir')
  }
  if (!chegou('fechada')) return
  await depois(17 * HORA)
  await responder(p, c, pagUid, 'aprovar')
  if (!chegou('agendada')) return
  await depois(3 * HORA)
  const retirar = chegou('retirada')
  const agendado = await agendar(p, c, retirar ? p.agora + DIA : c.casa + 2 * HORA)
  if (!retirar) return
  p.ate(Math.min(agendado.inicio + 12 * MINUTO, c.casa - MINUTO))
  await retirarBem(p, c, agendado.uid)
  if (!chegou('concluida')) return
  await entregarDocumentos(p, c, depois)
}

/** A boleto that the bank registers when the demonstration runs. */
async function emitir(p: Passado, c: Compra): Promise<void> {
  const { somas } = await venda(p, c)
  await p.chamar(c.quem, emitirBoleto, {
    params: { id: c.id },
    body: { valor: somas.restante, chaveDoPedido: randomUUID() },
  })
}

const venda = (p: Passado, c: Compra) => p.chamar(ACERTO, buscarVenda, { params: { id: c.id } })

async function itemDe(p: Passado, c: Compra): Promise<string> {
  const item = (await venda(p, c)).itens[0]
  if (item === undefined) throw new Error(`purchase ${c.id} has no item`)
  return item.uid
}

async function escolherEntrega(p: Passado, c: Compra): Promise<void> {
  const { patios, metodos } = await p.chamar(c.quem, opcoesDeEntrega)
  // One purchase of each brand has its papers sent; the third brand knows none that was concluded.
  const aEnviar = c.vende === (p.hotsite.lanceAutomatico ? 'fechada' : 'concluida')
  const sedex = aEnviar ? metodos.find((x) => x.metodo === 'Sedex') : undefined
  await p.chamar(c.quem, salvarMetodoEntrega, {
    body: {
      uid: await itemDe(p, c),
      metodo: sedex === undefined ? 'Retirada' : 'Sedex',
      valor: sedex?.valor ?? 0,
      patUid: sedex === undefined ? patios[0]?.uid : null,
    },
  })
}

/** A transfer with its proof. Answers the payment's uid. */
async function pagar(p: Passado, c: Compra): Promise<string> {
  const { somas, clienteNome, documento, leilaoNome } = await dadosDoPapel(p, c)
  const valor = somas.restante
  const { pagUid } = await p.chamar(c.quem, criarPagamento, {
    params: { id: c.id },
    body: { tipo: 'DEPOSITO', origemTipoPagamento: 'TED', valor, chaveDoPedido: randomUUID() },
  })
  p.ate(p.agora + 25 * MINUTO)
  const bytes = papelDoComprovante({
    pagador: clienteNome,
    documento,
    favorecido: p.hotsite.nome,
    referencia: leilaoNome,
    // The one whose proof is questioned has sent less than he owes.
    valor: c.vende === 'divergente' ? valor - 100_000 : valor,
    quando: p.agora,
    numero: pagUid.slice(0, 8).toUpperCase(),
  })
  await p.chamar(c.quem, enviarComprovante, {
    params: { uid: pagUid },
    body: { chaveDoPedido: randomUUID() },
    arquivos: [{ campo: 'arquivo', nome: 'comprovante-ted.pdf', bytes }],
  })
  return pagUid
}

/** What the counter of a house takes; the rest of the purchase comes by transfer. */
const NO_BALCAO = [
  { tipo: 'DINHEIRO', valor: 500_00, valorEntregue: 600_00 },
  {
    tipo: 'CHEQUE',
    valor: 1_000_00,
    chequeBanco: '341',
    chequeAgencia: '0910',
    chequeConta: '27180-2',
    chequeNumero: '850123',
  },
  { tipo: 'CARTAO_DE_CREDITO_MANUAL', valor: 2_000_00, terminal: 'POS-01', bandeira: 'Visa', qtdParcelas: 3 },
] as const

/** Taken by one person and approved by another. */
async function pagarNoBalcao(p: Passado, c: Compra): Promise<void> {
  for (const forma of NO_BALCAO) {
    p.ate(p.agora + 4 * MINUTO)
    const v = await p.chamar(ACERTO, registrarPagamento, {
      params: { id: c.id },
      body: {
        ...forma,
        ...(forma.tipo === 'CARTAO_DE_CREDITO_MANUAL' ? { nsu: String(700_000 + c.id) } : {}),
        dataPagamento: diaEmBrasilia(p.agora),
        chaveDoPedido: randomUUID(),
      },
    })
    const { uid, versao } = v.pagamentos.at(-1) ?? { uid: '', versao: 1 }
    await p.chamar(ADM, responderPagamento, {
      params: { uid },
      body: { evento: 'aprovar', versao, motivo: null },
    })
  }
}

async function dadosDoPapel(p: Passado, c: Compra) {
  const v = await venda(p, c)
  return {
    somas: v.somas,
    clienteNome: v.cliente.nome,
    documento: v.cliente.documento,
    leilaoNome: v.leilao.nome,
  }
}

async function responder(
  p: Passado,
  c: Compra,
  pagUid: string,
  evento: 'aprovar' | 'divergir',
): Promise<void> {
  const v = await venda(p, c)
  const { versao, valor } = v.pagamentos.find((x) => x.uid === pagUid) ?? { versao: 1, valor: 0 }
  const motivo =
    evento === 'aprovar'
      ? null
      : `O comprovante mostra ${formatarReais(valor - 100_000)} e a compra é de ${formatarReais(valor)}. Envie o comprovante da diferença.`
  await p.chamar(ACERTO, responderPagamento, { params: { uid: pagUid }, body: { evento, versao, motivo } })
}

const QUEM_RETIRA = {
  nome: 'Benedito Alves Moreira',
  documento: '111.444.777-35',
  telefone: '(62) 99999-8888',
}

/** Takes the first free hour from `desde` on. */
async function agendar(
  p: Passado,
  c: Compra,
  desde: number,
): Promise<{ readonly uid: string; readonly inicio: number }> {
  const itemUid = await itemDe(p, c)
  const de = diaEmBrasilia(desde)
  const { dias } = await p.chamar(c.quem, horariosDeRetirada, {
    params: { itemUid },
    query: { de, ate: somarDias(de, 14) },
  })
  const livre = dias
    .flatMap((d) => d.horarios)
    .find((h) => h.impedimento === null && Date.parse(h.inicio) >= desde)
  if (livre === undefined) throw new Error('the yard has no free hour in a fortnight')
  const { uid, inicio } = await p.chamar(c.quem, agendarRetirada, {
    params: { itemUid },
    body: {
      inicio: livre.inicio,
      terceiro: c.vende === 'terceiro' ? QUEM_RETIRA : null,
      chaveDoPedido: randomUUID(),
    },
  })
  return { uid, inicio: Date.parse(inicio) }
}

async function retirarBem(p: Passado, c: Compra, uid: string): Promise<void> {
  const a = await lerAgendamento(p.tx, p.hotsite.id, uid)
  if (a === undefined) throw new Error(`booking ${uid} is gone`)
  const { cliente } = await venda(p, c)
  await p.chamar(PATIO, moverAgendamento, {
    params: { uid },
    body: { evento: 'entregar', entreguePara: cliente.nome, versao: a.versao },
  })
}

async function entregarDocumentos(
  p: Passado,
  c: Compra,
  depois: (ms: number) => Promise<void>,
): Promise<void> {
  const itemUid = await itemDe(p, c)
  for (const [evento, espera] of [
    ['encaminharAoDespachante', DIA],
    ['enviar', 26 * HORA],
    ['confirmarEntrega', 44 * HORA],
  ] as const) {
    await depois(espera)
    const item = await travarItem(p.tx, p.hotsite.id, itemUid)
    await p.chamar(ADM, moverDocumentacao, {
      params: { itemUid },
      body: { evento, codigoEnvio: evento === 'enviar' ? 'OX123456785BR' : null, versao: item?.versao ?? 1 },
    })
  }
}

async function desistir(p: Passado, c: Compra): Promise<void> {
  const { versao } = await venda(p, c)
  await p.chamar(ACERTO, moverVenda, {
    params: { id: c.id },
    body: {
      evento: 'desistir',
      motivo: 'O comprador informou por telefone que não fará o pagamento.',
      versao,
    },
  })
}
