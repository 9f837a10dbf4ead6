// Events on a real database: guests by hand and by spreadsheet, invitations, answers, the door, report and board.
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { EVENTO } from '@martelo/contracts/eventos/evento.cadastro.ts'
import { convidadosDoEvento } from '@martelo/contracts/eventos/convidados-do-evento.contract.ts'
import { convite } from '@martelo/contracts/eventos/convite.contract.ts'
import { anotarConviteEmMaos } from '@martelo/contracts/eventos/anotar-convite-em-maos.contract.ts'
import { avisarConvidados } from '@martelo/contracts/eventos/avisar-convidados.contract.ts'
import { conviteEmMaos } from '@martelo/contracts/eventos/convite-em-maos.contract.ts'
import { enviarConvites } from '@martelo/contracts/eventos/enviar-convites.contract.ts'
import { eventosDaPorta } from '@martelo/contracts/eventos/eventos-da-porta.contract.ts'
import { importarConvidados } from '@martelo/contracts/eventos/importar-convidados.contract.ts'
import { incluirConvidado } from '@martelo/contracts/eventos/incluir-convidado.contract.ts'
import { leiloesParaEvento } from '@martelo/contracts/eventos/leiloes-para-evento.contract.ts'
import { ligarLeilaoAoEvento } from '@martelo/contracts/eventos/ligar-leilao-ao-evento.contract.ts'
import { listaDaPorta } from '@martelo/contracts/eventos/lista-da-porta.contract.ts'
import { painelDoEvento } from '@martelo/contracts/eventos/painel-do-evento.contract.ts'
import { qrDoConvite } from '@martelo/contracts/eventos/qr-do-convite.contract.ts'
import { desfazerEntrada } from '@martelo/contracts/eventos/desfazer-entrada.contract.ts'
import { registrarEntradas } from '@martelo/contracts/eventos/registrar-entradas.contract.ts'
import { relatorioDeEventos } from '@martelo/contracts/eventos/relatorio-de-eventos.contract.ts'
import { responderConvite } from '@martelo/contracts/eventos/responder-convite.contract.ts'
import { retirarConvidado } from '@martelo/contracts/eventos/retirar-convidado.contract.ts'
import { buscaEventoAtivo } from '@martelo/contracts/conteudo/busca-evento-ativo.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { esquecerConvidado } from './esquecer-convidado.sql.ts'
import { ligarConvidado } from './eventos.sql.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 2 })
})
afterAll(() => c.fechar())

const mkt = () => c.ctx({ ...c.equipe, papeis: ['MKT'] })
const HORA = 3_600_000
let proximo = 0
async function novo(mudar: { de?: number; ate?: number; lugares?: number; noSite?: boolean } = {}) {
  const r = await sql<{ uid: string }>`
    insert into evento (hot_id, nome, local, inicio_at, fim_at, mensagem, acompanhantes_maximo, capacidade, no_site)
    values (${c.hotsite.id}, ${`Evento ${++proximo}`}, 'Pátio', now() + ${mudar.de ?? HORA} * interval '1 millisecond',
      now() + ${mudar.ate ?? 4 * HORA} * interval '1 millisecond', 'Haverá café.', 2, ${mudar.lugares ?? null}, ${mudar.noSite ?? false})
    returning uid`.execute(c.banco.sistema)
  return r.rows[0]?.uid ?? ''
}
const incluir = async (uid: string, nome: string, email: string | null = null) =>
  (await executarChamada(mkt(), incluirConvidado, { params: { uid }, body: { nome, email } })).valor
const planilha = (uid: string, confirmar: 'sim' | 'nao') =>
  executarChamada(mkt(), importarConvidados, {
    params: { uid },
    body: { confirmar },
    arquivos: [
      {
        nome: 'convidados.csv',
        bytes: Buffer.from(
          'nome;e-mail;empresa\nAna;ana@exemplo.com.br;Loja\nBeto;beto\nCida;cida@exemplo.com.br;\n',
        ),
      },
    ],
  })

test('the record refuses an end before its beginning', async () => {
  const corpo = { nome: 'Ao contrário', local: 'Pátio', acompanhantesMaximo: 0, noSite: false, ativo: true }
  const r = await executarChamada(mkt(), chamadasDoCadastro(EVENTO).salvar, {
    body: { ...corpo, inicioAt: '2027-01-02T10:00:00.000Z', fimAt: '2027-01-02T09:00:00.000Z' },
  })
  expect(r.erro?.campos).toHaveProperty('fimAt')
})

test('a spreadsheet is checked first, then taken in; the same address is a guest once', async () => {
  const uid = await novo()
  const previa = await planilha(uid, 'nao')
  expect(previa.valor.linhas.map((l) => l.erro === null)).toEqual([true, false, true])
  expect(previa.valor.incluidos).toBe(0)
  expect((await planilha(uid, 'sim')).valor.incluidos).toBe(2)
  expect((await planilha(uid, 'sim')).valor.incluidos).toBe(0)
  const r = await executarChamada(mkt(), convidadosDoEvento, { params: { uid }, query: { busca: 'ana' } })
  expect(r.valor).toMatchObject([{ nome: 'Ana', empresa: 'Loja', resposta: 'pendente' }])
  const repetido = await executarChamada(mkt(), incluirConvidado, {
    params: { uid },
    body: { nome: 'Outra Ana', email: 'ANA@exemplo.com.br' },
  })
  expect(repetido.erro?.campos).toHaveProperty('email')
})

test('an invitation goes by mail with its QR, once unless it is asked for again', async () => {
  const uid = await novo()
  const ana = await incluir(uid, 'Ana', 'ana@exemplo.com.br')
  const sem = await incluir(uid, 'Sem e-mail')
  const r = await executarChamada(mkt(), enviarConvites, { params: { uid }, body: {} })
  expect(r.valor).toEqual({ enviados: 1, semContato: 1, faltam: 0 })
  const carta = await sql<{ texto: string }>`
    select texto from caixa_postal where hot_id = ${c.hotsite.id} and para = 'ana@exemplo.com.br' order by id desc limit 1`.execute(
    c.banco.sistema,
  )
  expect(carta.rows[0]?.texto).toContain(`/v1/convites/${ana.codigo}/qr.png`)
  expect(carta.rows[0]?.texto).toContain('Haverá café.')
  expect((await executarChamada(mkt(), enviarConvites, { params: { uid }, body: {} })).valor.enviados).toBe(0)
  const deNovo = { convidados: [ana.uid, sem.uid] }
  expect((await executarChamada(mkt(), enviarConvites, { params: { uid }, body: deNovo })).valor).toEqual({
    enviados: 1,
    semContato: 1,
    faltam: 0,
  })
  const passado = await novo({ de: -2 * HORA, ate: -HORA })
  expect((await executarChamada(mkt(), enviarConvites, { params: { uid: passado }, body: {} })).status).toBe(
    409,
  )
})

const cartas = async (tipo: string) =>
  (
    await sql<{ para: string; texto: string }>`
      select m.para, m.texto from aviso a join aviso_entrega x on x.avi_id = a.id join caixa_postal m on m.id = x.cai_id
      where a.hot_id = ${c.hotsite.id} and a.tipo = ${tipo} order by m.id`.execute(c.banco.sistema)
  ).rows
const salvarEvento = async (uid: string, mudar: Record<string, unknown>) => {
  const { ler, salvar } = chamadasDoCadastro(EVENTO)
  const { versao } = (await executarChamada(mkt(), ler, { params: { uid } })).valor
  await executarChamada(mkt(), salvar, { body: { uid, versao, ...mudar } })
  return (await executarChamada(mkt(), ler, { params: { uid } })).valor.aAvisar
}
const avisar = (uid: string, recado?: string) =>
  executarChamada(mkt(), avisarConvidados, { params: { uid }, body: { recado } })

test('who was invited is told that the event moved or was cancelled: once, and not if he declined', async () => {
  const uid = await novo()
  const [ana, beto] = [
    await incluir(uid, 'Ana', 'ana.muda@exemplo.com.br'),
    await incluir(uid, 'Beto', 'beto.muda@exemplo.com.br'),
  ]
  await executarChamada(mkt(), enviarConvites, { params: { uid }, body: {} })
  await incluir(uid, 'Nunca convidado', 'nunca@exemplo.com.br')
  await executarChamada(c.ctx(null), responderConvite, {
    params: { codigo: beto.codigo },
    body: { vem: false, acompanhantes: 0 },
  })
  expect(await salvarEvento(uid, { mensagem: 'Haverá chá.' }), 'the text alone is no change').toBe(0)
  expect((await avisar(uid)).valor.avisados).toBe(0)

  expect(await salvarEvento(uid, { local: 'Outro pátio' })).toBe(1)
  const quem = { params: { uid }, query: { convite: 'a-avisar' as const } }
  expect((await executarChamada(mkt(), convidadosDoEvento, quem)).valor).toMatchObject([{ nome: 'Ana' }])
  expect((await avisar(uid, 'O salão é maior.')).valor).toEqual({ avisados: 1, semContato: 0, faltam: 0 })
  const [mudou, ...mais] = await cartas('evento-mudou')
  expect([mudou?.para, mais]).toEqual(['ana.muda@exemplo.com.br', []])
  for (const parte of ['Outro pátio', ', Pátio.', 'O salão é maior.', `/convite/${ana.codigo}`])
    expect(mudou?.texto).toContain(parte)
  expect((await avisar(uid)).valor.avisados, 'she knows now').toBe(0)

  expect(await salvarEvento(uid, { ativo: false })).toBe(1)
  expect((await avisar(uid)).valor.avisados).toBe(1)
  expect(await cartas('evento-cancelado')).toMatchObject([{ para: 'ana.muda@exemplo.com.br' }])
  expect(await salvarEvento(uid, { ativo: true })).toBe(1)
  // Answering on the page that shows it as it is, she needs no letter.
  await executarChamada(c.ctx(null), responderConvite, {
    params: { codigo: ana.codigo },
    body: { vem: true, acompanhantes: 0 },
  })
  expect((await avisar(uid)).valor.avisados).toBe(0)
  const fora = c.ctx({ ...c.equipe, papeis: ['MKT'] }, c.outroHotsite)
  expect((await executarChamada(fora, avisarConvidados, { params: { uid }, body: {} })).status).toBe(404)
  const passado = await novo({ de: -2 * HORA, ate: -HORA })
  expect((await avisar(passado)).erro?.error).toBe('TERMINOU')
})

test('a guest without e-mail is invited by hand, or by the house’s WhatsApp where it chose that', async () => {
  const uid = await novo()
  const entrada = { params: { uid }, body: { nome: 'Zeca', telefone: '(11) 98765-4321' } }
  const zeca = (await executarChamada(mkt(), incluirConvidado, entrada)).valor
  const maos = () => executarChamada(mkt(), conviteEmMaos, { params: { uid: zeca.uid } })
  const antes = (await maos()).valor
  expect(antes).toMatchObject({ codigo: zeca.codigo, pelaCasa: false })
  expect(antes.texto).toContain(`/convite/${zeca.codigo}`)
  expect(antes.whatsapp).toBe(`https://wa.me/5511987654321?text=${encodeURIComponent(antes.texto)}`)
  const um = { params: { uid: zeca.uid }, body: { por: 'whatsapp' as const } }
  expect((await executarChamada(mkt(), anotarConviteEmMaos, um)).status).toBe(200)
  const lista = await executarChamada(mkt(), convidadosDoEvento, { params: { uid }, query: {} })
  expect(lista.valor[0]?.conviteAt).not.toBeNull()
  // The event moves: told by no letter, he is left for the hand, and the words say what is true now.
  expect(await salvarEvento(uid, { local: 'Galpão novo' })).toBe(1)
  expect((await avisar(uid)).valor).toEqual({ avisados: 0, semContato: 1, faltam: 0 })
  expect((await maos()).valor.texto).toContain('mudou')
  await executarChamada(mkt(), anotarConviteEmMaos, um)
  expect((await avisar(uid)).valor.semContato).toBe(0)

  await sql`insert into aviso_da_casa (hot_id, tipo, canais) values (${c.hotsite.id}, 'convite-evento', '{email,whatsapp}')`.execute(
    c.banco.sistema,
  )
  expect((await maos()).valor.pelaCasa).toBe(true)
  const outro = await novo()
  await executarChamada(mkt(), incluirConvidado, { ...entrada, params: { uid: outro } })
  await incluir(outro, 'Fixo', null)
  const r = await executarChamada(mkt(), enviarConvites, { params: { uid: outro }, body: {} })
  expect(r.valor).toEqual({ enviados: 1, semContato: 1, faltam: 0 })
  expect((await cartas('convite-evento')).at(-1)?.para).toBe('+5511987654321')
  await sql`delete from aviso_da_casa where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
  const fora = c.ctx({ ...c.equipe, papeis: ['MKT'] }, c.outroHotsite)
  const dele = { params: { uid: zeca.uid }, body: um.body }
  expect((await executarChamada(fora, conviteEmMaos, dele)).status).toBe(404)
  expect((await executarChamada(fora, anotarConviteEmMaos, dele)).status).toBe(404)
})

test('with invitations switched off nothing of them leaves: their addresses answer 404', () => {
  for (const chamada of [convite, enviarConvites, avisarConvidados, conviteEmMaos, anotarConviteEmMaos])
    expect([chamada.key, chamada.recurso]).toEqual([chamada.key, 'eventos'])
})

test('a guest answers by his code, within the places; a stranger’s code opens nothing', async () => {
  const uid = await novo({ lugares: 3 })
  const [a, b] = [await incluir(uid, 'Ana'), await incluir(uid, 'Beto')]
  const visita = c.ctx(null)
  const ler = (codigo: string, ctx = visita) => executarChamada(ctx, convite, { params: { codigo } })
  const responder = (codigo: string, acompanhantes: number, vem = true) =>
    executarChamada(visita, responderConvite, { params: { codigo }, body: { vem, acompanhantes } })
  expect((await ler(a.codigo.toLowerCase())).valor).toMatchObject({ nome: 'Ana', resposta: 'pendente' })
  expect((await responder(a.codigo, 1)).valor).toEqual({ resposta: 'sim', acompanhantes: 1 })
  expect((await responder(b.codigo, 1)).status).toBe(409)
  expect((await responder(b.codigo, 0)).valor.resposta).toBe('sim')
  expect((await responder(a.codigo, 2, false)).valor).toEqual({ resposta: 'nao', acompanhantes: 0 })
  expect((await ler('2222222222')).status).toBe(404)
  expect((await ler(a.codigo, c.ctx(null, c.outroHotsite))).status).toBe(404)
  expect((await executarChamada(visita, qrDoConvite, { params: { codigo: a.codigo } })).status).toBe(200)
})

test('the door lets each code in once, with the instant at which the phone read it', async () => {
  const uid = await novo({ de: -HORA })
  const ana = await incluir(uid, 'Ana')
  const sac = c.ctx({ ...c.equipe, papeis: ['SAC'] })
  const antes = new Date(Date.now() - 600_000).toISOString()
  const entrar = (codigo: string, quando = antes) =>
    executarChamada(sac, registrarEntradas, {
      params: { uid },
      body: { entradas: [{ codigo, quando, pessoas: 3 }] },
    })
  const r = await entrar(`https://casa.com.br/convite/${ana.codigo}`)
  expect(r.valor.resultados).toMatchObject([
    { resultado: 'entrou', nome: 'Ana', pessoas: 3, entrouAt: antes },
  ])
  expect((await entrar(ana.codigo)).valor.resultados).toMatchObject([
    { resultado: 'ja-entrou', entrouAt: antes },
  ])
  expect((await entrar('xyz')).valor.resultados).toMatchObject([{ resultado: 'desconhecido', nome: null }])
  const porta = await executarChamada(sac, listaDaPorta, { params: { uid } })
  expect(porta.valor.convidados).toMatchObject([{ nome: 'Ana', pessoas: 3 }])
  // Let in by mistake: the entry that this phone saw goes, once; then the true guest is the first.
  const desfazer = (entrouAt: string, ctx = sac) =>
    executarChamada(ctx, desfazerEntrada, { params: { uid }, body: { codigo: ana.codigo, entrouAt } })
  expect((await desfazer(new Date().toISOString())).erro?.error).toBe('MUDOU')
  expect((await desfazer(antes, c.ctx({ ...c.equipe, papeis: ['SAC'] }, c.outroHotsite))).status).toBe(404)
  expect((await desfazer(antes)).erro).toBeNull()
  expect((await desfazer(antes)).erro?.error).toBe('MUDOU')
  const deNovo = await entrar(ana.codigo, '1970-01-01T00:00:00.000Z')
  expect(deNovo.valor.resultados).toMatchObject([{ resultado: 'entrou', nome: 'Ana' }])
  const doze = Date.parse(deNovo.valor.resultados[0]?.entrouAt ?? '')
  expect(Date.now() - doze, 'a clock of 1970 is no instant of this event').toBeLessThan(14 * HORA)
  expect((await executarChamada(sac, eventosDaPorta)).valor.map((e) => e.uid)).toContain(uid)
  // Cancelled: no one is let in any more, and a phone that kept an entry is told so for each.
  const ativo = (sim: boolean) =>
    sql`update evento set ativo = ${sim} where uid = ${uid}`.execute(c.banco.sistema)
  const caio = await incluir(uid, 'Caio')
  await ativo(false)
  expect((await entrar(caio.codigo)).valor.resultados).toMatchObject([{ resultado: 'cancelado' }])
  const fechada = (await executarChamada(sac, listaDaPorta, { params: { uid } })).valor
  expect(fechada.evento.cancelado).toBe(true)
  expect(fechada.convidados.find((g) => g.nome === 'Caio')?.entrouAt).toBeNull()
  await ativo(true)
  const deOntem = await novo({ de: -9 * HORA, ate: -5 * HORA })
  const portas = (await executarChamada(sac, eventosDaPorta)).valor.map((e) => e.uid)
  expect(portas.indexOf(deOntem), 'what is over is looked up last').toBeGreaterThan(portas.indexOf(uid))
  const fora = await executarChamada(mkt(), retirarConvidado, { params: { uid: ana.uid } })
  expect(fora.status).toBe(409)
  const beto = await incluir(uid, 'Beto')
  expect((await executarChamada(mkt(), retirarConvidado, { params: { uid: beto.uid } })).status).toBe(200)
})

test('report and board count guests, bids and sales of the event’s auction', async () => {
  const uid = await novo({ de: -HORA })
  const [um] = c.clientes as [ClienteDoCenario]
  const email = await sql<{ email: string }>`select email from cliente where id = ${um.cliId}`.execute(
    c.banco.sistema,
  )
  const g = await incluir(uid, 'Cliente', (email.rows[0]?.email ?? '').toLowerCase())
  expect(g.cliId).toBe(um.cliId)
  const ligar = { params: { uid }, body: { leilaoUid: c.leilao.uid } }
  expect((await executarChamada(mkt(), ligarLeilaoAoEvento, ligar)).status).toBe(200)
  await sql`insert into lance (lel_id, seq, hot_id, cli_id, tipo, situacao, valor, data, hash)
    values (${c.lotes[0]?.id ?? 0}, 9001, ${c.hotsite.id}, ${um.cliId}, 'Manual', 'superado', 100000, now(), '\\x00')`.execute(
    c.banco.sistema,
  )
  await c.banco.sistema
    .transaction()
    .execute((tx) => esquecerConvidado(tx, c.outroHotsite.id, um.cliId, 'x@y.zz'))
  const rel = await executarChamada(mkt(), relatorioDeEventos, { query: { porPagina: 200 } })
  expect(rel.valor.find((l) => l.uid === uid)).toMatchObject({ convidados: 1, deramLance: 1, compraram: 0 })
  const painel = await executarChamada(mkt(), painelDoEvento, { params: { leilaoUid: c.leilao.uid } })
  expect(painel.valor).toMatchObject({ evento: { convidados: 1 }, lances: 1, participandoAgora: 1, lotes: 2 })
  expect(painel.valor.minutos.reduce((n, m) => n + m.lances, 0)).toBe(1)
  await c.banco.sistema.transaction().execute((tx) => esquecerConvidado(tx, c.hotsite.id, um.cliId, 'x@y.zz'))
  const depois = await executarChamada(mkt(), convidadosDoEvento, { params: { uid } })
  expect(depois.valor).toMatchObject([{ nome: 'Convidado removido', email: null, cliId: null }])
  expect((await executarChamada(mkt(), leiloesParaEvento)).valor.map((l) => l.uid)).toContain(c.leilao.uid)
})

test('a guest who becomes a client is counted, and what his joined registration did is his', async () => {
  const uid = await novo({ de: -HORA })
  const [um, dois] = c.clientes as [ClienteDoCenario, ClienteDoCenario]
  const endereco = 'futuro.cliente@exemplo.com.br'
  expect((await incluir(uid, 'Futuro', endereco)).cliId).toBeNull()
  const ligar = { params: { uid }, body: { leilaoUid: c.leilao.uid } }
  await executarChamada(mkt(), ligarLeilaoAoEvento, ligar)
  const dele = async () =>
    (await executarChamada(mkt(), relatorioDeEventos, { query: { porPagina: 200 } })).valor.find(
      (l) => l.uid === uid,
    )
  expect(await dele()).toMatchObject({ viraramClientes: 0, deramLance: 0 })
  const comTx = (fazer: (tx: Parameters<typeof ligarConvidado>[0]) => Promise<unknown>) =>
    c.banco.sistema.transaction().execute(fazer)
  await comTx((tx) => ligarConvidado(tx, c.outroHotsite.id, dois.cliId, endereco))
  expect((await dele())?.viraramClientes, 'a client of another house is none of this one').toBe(0)
  await sql`update cliente set created_at = now() where id in (${um.cliId}, ${dois.cliId})`.execute(
    c.banco.sistema,
  )
  await comTx((tx) => ligarConvidado(tx, c.hotsite.id, dois.cliId, endereco.toUpperCase()))
  expect(await dele()).toMatchObject({ viraramClientes: 1, deramLance: 0 })
  // `um` bid at this auction; the registrations are joined, whichever of the two was the guest's.
  await sql`update cliente set unido_a = ${um.cliId} where id = ${dois.cliId}`.execute(c.banco.sistema)
  expect(await dele()).toMatchObject({ viraramClientes: 1, deramLance: 1 })
})

test('the site names the event while it lasts; another house has nothing of it', async () => {
  const uid = await novo({ de: -HORA, noSite: true })
  const r = await executarChamada(c.ctx(null), buscaEventoAtivo)
  expect(r.valor.evento).toMatchObject({ uid, url: '/agenda' })
  const fora = c.ctx({ ...c.equipe, papeis: ['MKT'] }, c.outroHotsite)
  expect((await executarChamada(fora, convidadosDoEvento, { params: { uid } })).valor).toEqual([])
  expect((await executarChamada(fora, relatorioDeEventos)).valor).toEqual([])
  for (const chamada of [listaDaPorta, incluirConvidado, enviarConvites, ligarLeilaoAoEvento] as const) {
    const entrada = { params: { uid }, body: { nome: 'X', leilaoUid: null } }
    expect((await executarChamada(fora, chamada as typeof incluirConvidado, entrada)).status).toBe(404)
  }
  const painel = { params: { leilaoUid: c.leilao.uid } }
  expect((await executarChamada(fora, painelDoEvento, painel)).status).toBe(404)
  expect(
    (await executarChamada(c.ctx(c.clientes[0] ?? null), convidadosDoEvento, { params: { uid } })).status,
  ).toBe(403)
})
