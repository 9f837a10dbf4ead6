// Cases in their states, made by the calls of client and house: one new, one that waits for the client, one decided.
import { randomUUID } from 'node:crypto'
import { decidirIncidente } from '@martelo/contracts/incidentes/decidir-incidente.contract.ts'
import { escreverNoIncidente } from '@martelo/contracts/incidentes/escrever-no-incidente.contract.ts'
import { relatarIncidente } from '@martelo/contracts/incidentes/relatar-incidente.contract.ts'
import { responderIncidente } from '@martelo/contracts/incidentes/responder-incidente.contract.ts'
import { verIncidente } from '@martelo/contracts/incidentes/ver-incidente.contract.ts'
import type { Passado } from './passado.ts'

const HORA = 3_600_000
const [EU, SEGUNDO, SAC] = ['cliente@martelo.demo', 'cliente2@martelo.demo', 'sac@martelo.demo']

export async function semearIncidentes(p: Passado, casa: number): Promise<void> {
  const compras = await p.tx
    .selectFrom('venda')
    .innerJoin('cliente', 'cliente.id', 'venda.cliId')
    .select(['venda.id', 'cliente.email'])
    .where('venda.hotId', '=', p.hotsite.id)
    .where('venda.situacao', '=', 'Fechada')
    .orderBy('venda.id')
    .execute()
  const [minha, outraMinha] = compras.filter((v) => v.email === EU)
  const dele = compras.find((v) => v.email === SEGUNDO)
  if (dele !== undefined) await decidido(p, dele.id, casa)
  if (minha !== undefined) await perguntado(p, minha.id, casa)
  if (outraMinha !== undefined)
    await relatar(p, EU, outraMinha.id, {
      tipo: 'DOCUMENTACAO',
      assunto: 'Quando recebo o documento de transferência?',
      descricao: 'O pagamento foi confirmado e o despachante ainda não deu notícia do ATPV-e.',
      em: casa - HORA,
    })
}

interface Relato {
  readonly tipo: 'AVARIA' | 'DEFEITO' | 'DOCUMENTACAO'
  readonly assunto: string
  readonly descricao: string
  readonly em: number
}

async function relatar(p: Passado, quem: string, vndId: number, { em, ...r }: Relato): Promise<string> {
  p.em(em)
  const { uid } = await p.chamar(quem, relatarIncidente, {
    body: { ...r, vndId, itemUid: null, chaveDoPedido: randomUUID() },
  })
  return uid
}

async function perguntado(p: Passado, vndId: number, casa: number): Promise<void> {
  const uid = await relatar(p, EU, vndId, {
    tipo: 'DEFEITO',
    assunto: 'Ar-condicionado não funciona',
    descricao: 'O anúncio dizia que o ar gelava. Na retirada o compressor não liga.',
    em: casa - 27 * HORA,
  })
  const params = { uid }
  p.em(casa - 25 * HORA)
  await p.chamar(SAC, escreverNoIncidente, {
    params,
    body: {
      texto: 'Sentimos muito. Você pode enviar o orçamento do reparo e uma foto do painel com o ar ligado?',
      como: 'pergunta',
      chaveDoPedido: randomUUID(),
    },
  })
}

async function decidido(p: Passado, vndId: number, casa: number): Promise<void> {
  const uid = await relatar(p, SEGUNDO, vndId, {
    tipo: 'AVARIA',
    assunto: 'Retrovisor quebrado no pátio',
    descricao: 'Na vistoria o retrovisor direito estava inteiro; na entrega estava quebrado.',
    em: casa - 50 * HORA,
  })
  const params = { uid }
  p.em(casa - 48 * HORA)
  await p.chamar(SAC, escreverNoIncidente, {
    params,
    body: {
      texto: 'Vamos conferir as fotos da entrada no pátio.',
      como: 'mensagem',
      chaveDoPedido: randomUUID(),
    },
  })
  p.em(casa - 46 * HORA)
  await p.chamar(SEGUNDO, responderIncidente, {
    params,
    body: { texto: 'Obrigado. Tenho o orçamento: R$ 320,00.', chaveDoPedido: randomUUID() },
  })
  p.em(casa - 30 * HORA)
  const { versao } = await p.chamar('adm@martelo.demo', verIncidente, { params })
  await p.chamar('adm@martelo.demo', decidirIncidente, {
    params,
    body: {
      decisao: 'PROCEDENTE',
      texto: 'As fotos da entrada mostram o retrovisor inteiro. O valor do reparo será devolvido.',
      valor: 320_00,
      versao,
    },
  })
}
