// Auctions that a bank follows: lots, results, undone sales told once and in order through faults, whom it does not sell to,
// and what its system reads and answers: its own consignor's records alone.
import { randomUUID } from 'node:crypto'
import { enviarAnexo } from '@martelo/contracts/anexos/enviar-anexo.contract.ts'
import { baixarDocumentoExterno } from '@martelo/contracts/integracoes/baixar-documento-externo.contract.ts'
import {
  consultaExterna,
  OPERACOES_EXTERNAS,
} from '@martelo/contracts/integracoes/consulta-externa.contract.ts'
import { consultarCpfCnpj } from '@martelo/contracts/integracoes/consultar-cpf-cnpj.contract.ts'
import { contrapropostaExterna } from '@martelo/contracts/integracoes/contraproposta-externa.contract.ts'
import { loteRegistro } from '@martelo/contracts/lotes/lote-registro.contract.ts'
import { dashboardDaIntegracao } from '@martelo/contracts/integracoes/dashboard-da-integracao.contract.ts'
import { INTEGRACAO_TAG } from '@martelo/contracts/integracoes/integracao-tag.cadastro.ts'
import { ligarLeilaoAoBanco } from '@martelo/contracts/integracoes/ligar-leilao-ao-banco.contract.ts'
import { logsDaIntegracao } from '@martelo/contracts/integracoes/logs-da-integracao.contract.ts'
import { lotesDaIntegracao } from '@martelo/contracts/integracoes/lotes-da-integracao.contract.ts'
import { sincronizarLotesDoBanco } from '@martelo/contracts/integracoes/sincronizar-lotes-do-banco.contract.ts'
import { registrosExternos } from '@martelo/contracts/externo/registros-externos.contract.ts'
import { pendencias } from '@martelo/contracts/pendencias/pendencias.contract.ts'
import { cancelarVendaExterna } from '@martelo/contracts/portal/cancelar-venda-externa.contract.ts'
import { painelExterno } from '@martelo/contracts/sistemas/painel-externo.contract.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { bater, venderLote } from '../../../../../tests/pg/venda-de-teste.ts'
import { salvarCadastro } from '../../../../../tests/pg/estrada-de-teste.ts'
import { bytesDaChamada, executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { integrarComitente } from '../../../../../tests/pg/integrar-comitente.ts'
import { enviarOQueEspera } from '../../../../../tests/pg/parceiro-de-teste.ts'
import { contarParado } from '../../core/externo/avisar-parado.job.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { type BancoComitenteSimulado, iniciarBancoComitente } from '../../simuladores/banco-comitente.ts'
import { BRADESCO } from './bancos-comitentes.integration.ts'
import { perguntarDosLideres } from './perguntar-dos-lideres.ts'
import { sincronizarBancos } from './sincronizar-bancos.job.ts'

let c: Cenario
let sim: BancoComitenteSimulado
let esquecer: () => void
let tagUid: string

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 2, clientes: 1 })
  sim = await iniciarBancoComitente({ semente: 11 })
  esquecer = c.servicos.externo.usarPlataforma(BRADESCO, { url: sim.url, token: sim.token })
  tagUid = await salvar(INTEGRACAO_TAG, {
    nome: 'Retomados',
    integradora: 'Bradesco',
    tagExternaId: 'T-9',
    ativo: true,
  })
}, 180_000)
afterAll(async () => {
  esquecer()
  await sim.parar()
  await c.fechar()
})

const salvar = (cadastro: Parameters<typeof salvarCadastro>[1], body: object) =>
  salvarCadastro(c, cadastro, body)
const ligar = (mais: object = {}, papeis = ['ADM'], leilaoUid = c.leilao.uid) =>
  executarChamada(c.ctx({ ...c.equipe, papeis }), ligarLeilaoAoBanco, {
    params: { leilaoUid },
    body: { integradora: 'Bradesco', numeroInicial: 100, tags: [tagUid], ...mais },
  })
const ler = async () =>
  (await executarChamada(c.ctx(c.equipe), lotesDaIntegracao, { params: { leilaoUid: c.leilao.uid } })).valor
const enviar = () => enviarOQueEspera(c)
const por = (id: number, situacao: SituacaoLote, valor: number | null = null) =>
  sql`update lote set situacao = ${situacao}, situacao_at = clock_timestamp(), lance_valor = ${valor} where id = ${id}`.execute(
    c.banco.sistema,
  )
async function rodada(): Promise<void> {
  await sincronizarBancos(c.servicos)
  await enviar()
}

test('an auction is linked with its consignor, tags and first number; others are refused', async () => {
  expect((await ligar()).erro?.error).toBe('SEM_COMITENTE')
  await integrarComitente(c, 'Bradesco')
  expect((await ligar({}, ['SAC'])).status).toBe(403)
  expect((await ligar({ integradora: 'Pan' })).erro?.error).toBe('SEM_COMITENTE')
  expect((await ligar({ tags: [] })).valor.integracoes[0]).toMatchObject({ numeroInicial: 100, tags: [] })
  // Again, with a tag: it is the same link, and its first number stays.
  const r = await ligar({ numeroInicial: 7 })
  expect(r.valor).toMatchObject({ leilao: { id: c.leilao.id }, integracoes: [{ numeroInicial: 100 }] })
  expect(r.valor.integracoes[0]).toMatchObject({
    integradora: 'Bradesco',
    tags: [{ tagExternaId: 'T-9' }],
    lotes: [{ numero: 100 }, { numero: 101 }],
  })
  await enviar()
  const [i] = (await ler()).integracoes
  expect(i?.lotes.map((l) => [l.situacao, typeof l.externoComitenteIntegracaoLoteId])).toEqual([
    ['SINCRONIZADO', 'string'],
    ['SINCRONIZADO', 'string'],
  ])
  expect(
    (
      await executarChamada(c.ctx(c.equipe, c.outroHotsite), lotesDaIntegracao, {
        params: { leilaoUid: c.leilao.uid },
      })
    ).status,
  ).toBe(404)
})

test('a hammer, its change, and a sale that was undone: each told once, in order', async () => {
  const [a, b] = c.lotes
  if (a === undefined || b === undefined) throw new Error('two lots')
  await por(a.id, 'AG_PAGAMENTO', 90_000_00)
  await por(b.id, 'CONDICIONAL', 40_000_00)
  await rodada()
  await rodada()
  expect(sim.lotes.get(a.uid)).toMatchObject({ situacao: 'ARREMATE', valor: 90_000_00, recebidos: 2 })
  expect(sim.lotes.get(b.uid)).toMatchObject({ situacao: 'CONTRAPROPOSTA', recebidos: 2 })
  const registro = (await executarChamada(c.ctx(c.equipe), loteRegistro, { params: { lelUid: a.uid } })).valor
  expect(registro).toMatchObject({
    comitenteIntegracao: 'Bradesco',
    externoComitenteIntegracaoLoteId: expect.any(String),
    comitenteIntegracaoArremateSincronizadoId: expect.any(String),
    ordemLeilao: 1,
    detranItens: [],
    fotosJson: [{ largura: 320, altura: 240 }],
  })
  expect(registro.fotosJsonUrls[0]).toMatch(/foto-\d+-320\.webp$/)
  const [i] = (await ler()).integracoes
  expect(i?.lotes[0]?.comitenteIntegracaoArremateSincronizadoId).toEqual(expect.any(String))
  await por(a.id, 'CLIENTE_DESISTIU')
  await rodada()
  expect(sim.lotes.get(a.uid)?.situacao).toBe('CANCELAR_VENDA')
  const pelaTela = await executarChamada(c.ctx(c.equipe), sincronizarLotesDoBanco, {
    params: { leilaoUid: c.leilao.uid },
  })
  expect(pelaTela.valor.integracoes[0]?.lotes[0]).toMatchObject({ situacao: 'PENDENTE' })
  await rodada()
  expect(sim.lotes.get(a.uid)?.situacao).toBe('NAO_ARREMATE')
  expect((await ler()).integracoes[0]?.lotes[0]?.canceladoId).toEqual(expect.any(String))
  // What is undone and done again the same way is told again.
  for (let vez = 0; vez < 2; vez++)
    for (const [situacao, valor, la] of [
      ['CONDICIONAL', 70_000_00, 'CONTRAPROPOSTA'],
      ['CONDICIONAL_NEGADA', null, 'NAO_ARREMATE'],
    ] as const) {
      await por(a.id, situacao, valor)
      await rodada()
      expect(sim.lotes.get(a.uid)?.situacao).toBe(la)
    }
  // A conditional like the one before is another one: the bank is asked again.
  const perguntas = sim.lotes.get(b.uid)?.recebidos ?? 0
  await por(b.id, 'REPASSE', 40_000_00)
  await rodada()
  await por(b.id, 'CONDICIONAL', 40_000_00)
  await rodada()
  await rodada()
  expect(sim.lotes.get(b.uid)).toMatchObject({ situacao: 'CONTRAPROPOSTA', recebidos: perguntas + 1 })
  // The bank refuses: a person sees it, and nothing further is told before.
  sim.faltas.recusa = 100
  await por(b.id, 'AG_PAGAMENTO', 41_000_00)
  await rodada()
  sim.faltas.recusa = 0
  expect((await ler()).integracoes[0]?.lotes[1]).toMatchObject({ situacao: 'ERRO' })
  expect(await sincronizarBancos(c.servicos)).toBe(0)
  // It is among what the house has to do, and those who look after it heard of it once.
  const fila = async (papeis: string[]) =>
    (await executarChamada(c.ctx({ ...c.equipe, papeis }), pendencias)).valor.filas.find(
      (f) => f.fila === 'integracoes',
    )?.quantos ?? 0
  expect([await fila(['ADM']), await fila(['SAC'])]).toEqual([1, 0])
  for (let vez = 0; vez < 2; vez++)
    await contarParado(c.servicos, { hotId: c.hotsite.id, parceiro: 'bradesco' })
  const avisos = await sql<{
    titulo: string
  }>`select titulo from aviso where tipo = 'equipe-integracao-parada' and usu_id = ${c.equipe.usuId}`.execute(
    c.banco.sistema,
  )
  expect(avisos.rows).toEqual([{ titulo: 'Integração a conferir: Bradesco' }])
  const parados = await executarChamada(c.ctx(c.equipe), registrosExternos, {
    query: { desfecho: 'aConferir' },
  })
  expect(parados.valor.map((r) => r.parceiro)).toEqual(['bradesco'])
  const painel = await executarChamada(c.ctx(c.equipe), dashboardDaIntegracao)
  expect(painel.valor.parceiros.find((p) => p.nome === 'bradesco')).toMatchObject({
    ligado: true,
    paraVer: 1,
  })
  expect(painel.valor.leiloes[0]).toMatchObject({ lotes: 2, comErro: 1 })
  const outro = await executarChamada(c.ctx(c.equipe, c.outroHotsite), dashboardDaIntegracao)
  expect(outro.valor.parceiros.every((p) => p.conversas === 0)).toBe(true)
  expect(outro.valor.leiloes).toEqual([])
  expect((await executarChamada(c.ctx({ ...c.equipe, papeis: ['MKT'] }), dashboardDaIntegracao)).status).toBe(
    403,
  )
  // A person who asks for the lots to be told sends again what was refused.
  const deNovo = await executarChamada(c.ctx(c.equipe), sincronizarLotesDoBanco, {
    params: { leilaoUid: c.leilao.uid },
  })
  expect(deNovo.valor.integracoes[0]?.lotes[1]).toMatchObject({ situacao: 'PENDENTE', erro: null })
  await enviar()
  expect(sim.lotes.get(b.uid)).toMatchObject({ situacao: 'ARREMATE', valor: 41_000_00 })
  expect(await fila(['ADM'])).toBe(0)
})

test('whom the bank does not sell to: asked by a person, the answer is the lot’s validation', async () => {
  const [cliente] = c.clientes
  const lelUid = c.lotes[0]?.uid
  const perguntar = (mais: object = {}, papeis = ['SAC']) =>
    executarChamada(c.ctx({ ...c.equipe, papeis }), consultarCpfCnpj, {
      body: { integradora: 'Bradesco', cliUid: cliente?.cliUid, lelUid, ...mais },
    })
  expect((await perguntar({}, ['MKT'])).status).toBe(403)
  expect((await perguntar({ integradora: 'Pan' })).erro?.error).toBe('OUTRO_BANCO')
  expect((await perguntar({ integradora: 'Pan', lelUid: null })).erro?.error).toBe('SEM_INTEGRACAO')
  await sql`update cliente set cpf = '11144477735' where id = ${cliente?.cliId}`.execute(c.banco.sistema)
  const livre = await perguntar({ lelUid: null })
  expect(livre.valor).toMatchObject({ restrito: false, validacaoUid: null })
  await sql`update cliente set cpf = '11144477777' where id = ${cliente?.cliId}`.execute(c.banco.sistema)
  const r = await perguntar()
  expect(r.valor).toMatchObject({ restrito: true, motivo: 'Lista de restrição do banco' })
  const v = await c.banco.sistema
    .selectFrom('validacao')
    .selectAll()
    .where('uid', '=', r.valor.validacaoUid ?? '')
    .executeTakeFirst()
  expect(v).toMatchObject({
    tipoValidacao: 'CPF_CNPJ_Restritos_Bradesco',
    resultado: 'Divergente',
    ccrpvUid: r.valor.uid,
  })
  // One that waits is answered by it; what stands authorised is not taken back by a question.
  const deixar = (resultado: string) =>
    sql`update validacao set resultado = ${resultado} where uid = ${r.valor.validacaoUid}`.execute(
      c.banco.sistema,
    )
  const resultado = async () =>
    (
      await c.banco.sistema
        .selectFrom('validacao')
        .select('resultado')
        .where('uid', '=', r.valor.validacaoUid ?? '')
        .executeTakeFirstOrThrow()
    ).resultado
  await deixar('Aguardando')
  await perguntar()
  expect(await resultado()).toBe('Divergente')
  await deixar('Autorizado')
  expect((await perguntar()).valor.restrito).toBe(true)
  expect(await resultado()).toBe('Autorizado')
  sim.controle.modo = 'fora'
  expect((await perguntar()).status).toBe(502)
  sim.controle.modo = 'normal'
  const linhas = (
    await executarChamada(c.ctx(c.equipe), logsDaIntegracao, { query: { integradora: 'Bradesco' } })
  ).valor
  expect(linhas.length).toBeGreaterThan(5)
  expect(JSON.stringify(linhas)).not.toContain('11144477777')
})

test('the outside system reads its own consignor’s records, and answers its conditional lots', async () => {
  const externo = { ...c.comitente, papeis: ['Externo - Comitente Integração'] }
  const estranho = { ...c.leiloeiro, papeis: ['Externo - Comitente Integração'] }
  for (const operacao of OPERACOES_EXTERNAS) {
    const r = await executarChamada(c.ctx(externo), consultaExterna, { params: { operacao } })
    expect(r.status, operacao).toBe(200)
    if (['comitentes', 'leiloes', 'lotes', 'veiculos', 'tags', 'saude'].includes(operacao))
      expect(r.valor.length, operacao).toBeGreaterThan(0)
    const nada = await executarChamada(c.ctx(estranho), consultaExterna, { params: { operacao } })
    if (operacao !== 'saude') expect(nada.valor, operacao).toEqual([])
  }
  expect(
    (await executarChamada(c.ctx(c.equipe), consultaExterna, { params: { operacao: 'lotes' } })).status,
  ).toBe(403)
  const params = { lelUid: c.lotes[1]?.uid }
  const body = { resposta: 'Liberada', sobre: 1 }
  expect((await executarChamada(c.ctx(estranho), contrapropostaExterna, { params, body })).status).toBe(403)
  expect((await executarChamada(c.ctx(externo), contrapropostaExterna, { params, body })).status).toBe(409)
})

test('the outside system is told neither what the house pays for removals nor of auctions in preparation', async () => {
  const externo = { ...c.comitente, papeis: ['Externo - Comitente Integração'] }
  const consultar = async (operacao: string) =>
    (await executarChamada(c.ctx(externo), consultaExterna, { params: { operacao } })).valor
  const db = c.banco.sistema
  await sql`with lugar as (insert into local_remocao (hot_id, nome, endereco, cidade, uf)
      values (${c.hotsite.id}, 'Oficina', 'Rua A', 'Campinas', 'SP') returning id)
    insert into remocao (hot_id, vei_id, com_id, pat_id, loc_id, situacao, valor, quem_paga)
    select ${c.hotsite.id}, v.id, v.com_id, ${c.patId}, lugar.id, 'CANCELADA', x.valor, x.quem from lugar,
      (select id, com_id from veiculo where hot_id = ${c.hotsite.id} and com_id = ${c.comId} order by id limit 1) v,
      (values (70000, 'casa'), (50000, 'comitente')) x(valor, quem)`.execute(db)
  expect((await consultar('remocoes')).map((r) => r.valor).toSorted((a, b) => Number(b) - Number(a))).toEqual(
    [50000, null],
  )
  const lote = await c.novoLote({ situacao: 'CADASTRADO' })
  const { rows } = await sql<{ uid: string }>`with a as (
      insert into leilao (hot_id, nome, situacao, modalidade, conducao, data, leo_id, lrl_id)
      select hot_id, 'Em preparo', 'PRONTO', 'ONLINE', 'robo', data, leo_id, lrl_id from leilao where id = ${c.leilao.id} returning id, uid)
    update lote set lei_id = a.id from a where lote.id = ${lote.id} returning a.uid`.execute(db)
  const emPreparo = async () => (await consultar('leiloes')).some((l) => l.uid === rows[0]?.uid)
  expect(await emPreparo()).toBe(false)
  await por(lote.id, 'LIBERADO_LEILAO')
  expect(await emPreparo()).toBe(true)
})

test('the outside system takes away the documents of its own consignor’s vehicles, and no other file', async () => {
  const externo = { ...c.comitente, papeis: ['Externo - Comitente Integração'] }
  const estranho = { ...c.leiloeiro, papeis: ['Externo - Comitente Integração'] }
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n0\n%%EOF\n')
  const veiculoDe = async (id: number) =>
    (
      await sql<{
        uid: string
      }>`select v.uid from veiculo v join lote l on l.vei_id = v.id where l.id = ${id}`.execute(
        c.banco.sistema,
      )
    ).rows[0]?.uid ?? ''
  const guardar = async (entidade: string, uid: string, tipo: string) => {
    const r = await executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }), enviarAnexo, {
      params: { entidade, uid },
      body: { tipo, chaveDoPedido: randomUUID() },
      arquivos: [{ nome: `${tipo}.pdf`, bytes }],
    })
    expect(r.erro).toBeNull()
    return r.valor.find((a) => a.tipo === tipo)?.uid ?? ''
  }
  const baixar = (uid: string, quem: Pessoa = externo) =>
    bytesDaChamada(c.ctx(quem), baixarDocumentoExterno, { params: { uid } })

  const seu = await veiculoDe(c.lotes[0]?.id ?? 0)
  const documento = await guardar('veiculo', seu, 'documento')
  const nota = await guardar('veiculo', seu, 'nota')
  const doLeilao = await guardar('leilao', c.leilao.uid, 'contrato')
  const outroComId = (
    await sql<{
      id: number
    }>`insert into comitente (hot_id, nome) values (${c.hotsite.id}, 'Outro banco') returning id`.execute(
      c.banco.sistema,
    )
  ).rows[0]?.id
  const alheio = await veiculoDe(c.lotes[1]?.id ?? 0)
  const doOutro = await guardar('veiculo', alheio, 'documento')
  await sql`update veiculo set com_id = ${outroComId} where uid = ${alheio}`.execute(c.banco.sistema)

  const { valor } = await executarChamada(c.ctx(externo), consultaExterna, {
    params: { operacao: 'documentos' },
  })
  expect(valor).toMatchObject([
    {
      uid: documento,
      nome: 'documento.pdf',
      arquivo: `/v1/comitente-integracao/documentos/${documento}/arquivo`,
    },
  ])
  expect(valor[0]?.de).toBeTruthy()
  expect(Buffer.compare((await baixar(documento)) as Buffer, bytes)).toBe(0)
  // Another consignor's, the house's own papers of his vehicle, and a file of another kind of record.
  for (const uid of [doOutro, nota, doLeilao, randomUUID()]) expect(await baixar(uid), uid).toBe(404)
  expect(await baixar(documento, estranho)).toBe(404)
  expect(await baixar(documento, { ...externo, papeis: ['SAC'] })).toBe(403)
  await sql`update veiculo set com_id = (select com_id from veiculo where uid = ${seu}) where uid = ${alheio}`.execute(
    c.banco.sistema,
  )
  expect(Buffer.isBuffer(await baixar(doOutro))).toBe(true)
})

test('the outside system cancels: before the hammer by itself, of a conditional as a refusal, after the sale by asking', async () => {
  const externo = { ...c.comitente, papeis: ['Externo - Comitente Integração'] }
  const estranho = { ...c.leiloeiro, papeis: ['Externo - Comitente Integração'] }
  const cancelar = (lelUid: string, body: object, quem = externo) =>
    executarChamada(c.ctx(quem), cancelarVendaExterna, { params: { lelUid }, body })
  const situacaoDe = async (id: number) =>
    (
      await c.banco.sistema
        .selectFrom('lote')
        .select('situacao')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).situacao
  const motivo = 'Devolvido ao segurado'

  const aberto = await c.novoLote({ situacao: 'LIBERADO_LEILAO' })
  expect((await cancelar(aberto.uid, { motivo }, estranho)).status).toBe(404)
  expect((await cancelar(aberto.uid, { motivo }, { ...externo, papeis: ['Comitente'] })).status).toBe(403)
  expect((await cancelar(aberto.uid, { motivo: '' })).status).toBe(400)
  expect((await cancelar(aberto.uid, { motivo })).valor).toMatchObject({ feito: 'retirada' })
  expect(await situacaoDe(aberto.id)).toBe('RETIRADO')
  expect((await cancelar(aberto.uid, { motivo })).status).toBe(409)

  const comprador = c.clientes[0]
  if (comprador === undefined) throw new Error('no client')
  const vendido = await bater(c, comprador, 500_000)
  await venderLote(c, vendido)
  for (let vez = 0; vez < 2; vez++)
    expect((await cancelar(vendido.uid, { motivo })).valor).toMatchObject({ feito: 'pedida' })
  expect(await situacaoDe(vendido.id)).toBe('AG_PAGAMENTO')
  const avisos = await sql<{ link: string }>`
    select distinct link from aviso where tipo = 'equipe-cancelamento-pedido'`.execute(c.banco.sistema)
  expect(avisos.rows).toHaveLength(1)
  expect(avisos.rows[0]?.link).toMatch(/^\/admin\/compras\/\d+$/)

  const condicional = await c.novoLote({ situacao: 'CONDICIONAL' })
  await sql`update lote set condicional_situacao = 'AGUARDANDO_COMITENTE', condicional_prazo = now() + interval '1 day', lance_valor = 300000,
    lance_cli_id = ${comprador.cliId} where id = ${condicional.id}`.execute(c.banco.sistema)
  const painel = (quem: Pessoa) => executarChamada(c.ctx(quem), painelExterno, {})
  expect((await painel({ ...c.equipe, papeis: ['SAC'] })).status).toBe(403)
  expect((await painel(estranho)).valor).toMatchObject({ comitentes: [], condicionais: [], enderecos: [] })
  expect((await painel(externo)).valor).toMatchObject({
    condicionais: [{ lelUid: condicional.uid, valor: 300_000 }],
    chaves: { ativas: 0, ultimoUsoAt: null },
  })
  expect((await cancelar(condicional.uid, { motivo, sobre: 299_999 })).status).toBe(409)
  expect((await cancelar(condicional.uid, { motivo, sobre: 300_000 })).valor).toMatchObject({
    feito: 'recusada',
  })
  expect(await situacaoDe(condicional.id)).toBe('CONDICIONAL_NEGADA')
})

test('who leads a lot that the bank follows is asked about by itself: once a day, and each lot has its answer', async () => {
  const [a, b] = c.lotes
  const [cliente] = c.clientes
  if (a === undefined || b === undefined || cliente === undefined) throw new Error('two lots, one client')
  const db = c.banco.sistema
  await sql`delete from validacao where cli_id = ${cliente.cliId}`.execute(db)
  await sql`delete from documento_restrito where cli_id = ${cliente.cliId}`.execute(db)
  const alheio = await c.novoLote()
  await sql`update lote set com_id = (select id from comitente where hot_id = ${c.hotsite.id} and id <> ${c.comId} limit 1)
    where id = ${alheio.id} and exists (select from comitente where hot_id = ${c.hotsite.id} and id <> ${c.comId})`.execute(
    db,
  )
  await sql`update cliente set cpf = '11144477777' where id = ${cliente.cliId}`.execute(db)
  await sql`update lote set situacao = 'LIBERADO_LEILAO', lance_cli_id = ${cliente.cliId}, lance_valor = 100000
    where id in (${a.id}, ${b.id}, ${alheio.id})`.execute(db)
  sim.controle.modo = 'fora'
  expect(await perguntarDosLideres(c.servicos)).toBe(0)
  sim.controle.modo = 'normal'
  c.servicos.externo.disjuntores.esquecer('bradesco|plataforma')
  expect(await perguntarDosLideres(c.servicos)).toBe(2)
  expect(await perguntarDosLideres(c.servicos)).toBe(0)
  const { rows } = await sql<{ lelId: number; resultado: string }>`
    select lel_id, resultado from validacao where cli_id = ${cliente.cliId} order by lel_id`.execute(db)
  expect(rows).toEqual(
    [a.id, b.id].toSorted((x, y) => x - y).map((lelId) => ({ lelId, resultado: 'Divergente' })),
  )
  const perguntas = await sql`select from documento_restrito where cli_id = ${cliente.cliId}`.execute(db)
  expect(perguntas.rows).toHaveLength(1)
})
