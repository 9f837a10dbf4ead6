// A yard given by a form, a list, an arrival or a spreadsheet is a stay: entered, moved, refused by a closed yard, and
// never ended by a form.
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { moverEstadia } from '@martelo/contracts/estadias/mover-estadia.contract.ts'
import { CHEGADA } from '@martelo/contracts/veiculos/chegada.cadastro.ts'
import { confirmarImportacao } from '@martelo/contracts/veiculos/confirmar-importacao.contract.ts'
import { criarVeiculo } from '@martelo/contracts/veiculos/criar-veiculo.contract.ts'
import { editarVeiculo } from '@martelo/contracts/veiculos/editar-veiculo.contract.ts'
import { importarPlanilha } from '@martelo/contracts/veiculos/importar-planilha.contract.ts'
import { mudarEstoque } from '@martelo/contracts/veiculos/mudar-estoque.contract.ts'
import { receberChegada } from '@martelo/contracts/veiculos/receber-chegada.contract.ts'
import { veiculoRegistro } from '@martelo/contracts/veiculos/veiculo-registro.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let comitenteUid: string
const patio = { norte: '', sul: '', fechado: '' }

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0 })
  const com = await c.banco.sistema.selectFrom('comitente').select('uid').where('id', '=', c.comId).execute()
  comitenteUid = com[0]?.uid ?? ''
  for (const nome of ['norte', 'sul', 'fechado'] as const) {
    const { rows } = await sql<{ uid: string }>`
      insert into patio (hot_id, nome, endereco, cidade, uf, cep, ativo) values (${c.hotsite.id}, ${nome}, 'Rua 1', 'Osasco', 'SP', '06000000', ${nome !== 'fechado'})
      returning uid`.execute(c.banco.sistema)
    patio[nome] = rows[0]?.uid ?? ''
  }
})
afterAll(() => c.fechar())

let placas = 0
const dados = (mudar: object = {}) => ({
  comitenteUid,
  patioUid: null,
  tipoId: 1,
  nome: 'Fiat Uno Mille',
  marca: 'Fiat',
  modelo: 'Uno',
  anoFabricacao: 2012,
  anoModelo: 2013,
  placa: null as string | null,
  placaUf: 'SP',
  possuiChave: true,
  combustivel: 'FLE' as const,
  km: 98_000,
  conservacao: 'CONSERVADO' as const,
  monta: null,
  retomada: 'FROTA' as const,
  valorMercado: 2_000_000,
  fipeValor: null,
  prazoDocumento: 30,
  laudoCautelarResultado: 'NAO_REALIZADO' as const,
  itensDetalhados: {},
  descricao: '',
  uf: 'SP',
  inibirVenda: false,
  ...mudar,
})
const criar = async (mudar: object = {}) =>
  executarChamada(c.ctx(c.equipe), criarVeiculo, {
    body: dados({ placa: `PAT${1000 + placas++}`, ...mudar }),
  })
const ler = async (uid: string) =>
  (await executarChamada(c.ctx(c.equipe), veiculoRegistro, { params: { uid } })).valor
const editar = async (uid: string, mudar: object) => {
  const { versao, placa } = await ler(uid)
  return executarChamada(c.ctx(c.equipe), editarVeiculo, {
    params: { uid },
    body: { ...dados({ placa, ...mudar }), versao },
  })
}
const estadias = async (veiUid: string) =>
  (
    await sql<{
      uid: string
      situacao: string
      patio: string
      versao: number
      movimentos: number
      agora: string | null
    }>`
      select e.uid, e.situacao, p.nome as patio, e.versao, (select count(*)::int from estadia_movimento m where m.est_id = e.id) as movimentos,
        (select nome from patio x where x.id = v.pat_id) as agora
      from estadia e join patio p on p.id = e.pat_id join veiculo v on v.id = e.vei_id where v.uid = ${veiUid} order by e.id`.execute(
      c.banco.sistema,
    )
  ).rows

test('a new vehicle in a yard has a stay there; another yard in its form moves it', async () => {
  const { uid } = (await criar({ patioUid: patio.norte })).valor
  expect(await estadias(uid)).toMatchObject([{ situacao: 'EM_PATIO', patio: 'norte', agora: 'norte' }])
  expect((await editar(uid, { patioUid: patio.sul })).status).toBe(200)
  expect(await estadias(uid)).toMatchObject([
    { situacao: 'EM_PATIO', patio: 'sul', agora: 'sul', movimentos: 1 },
  ])
  // Saved again with the same yard, nothing happens.
  await editar(uid, { patioUid: patio.sul, cor: 'Prata' })
  expect(await estadias(uid)).toMatchObject([{ movimentos: 1 }])
})

test('a form lets no vehicle out, and a closed yard takes none', async () => {
  const { uid } = (await criar({ patioUid: patio.norte })).valor
  const fora = await editar(uid, { patioUid: null })
  expect([fora.status, fora.erro?.campos?.['patioUid']]).toEqual([
    422,
    expect.stringContaining('registre a saída'),
  ])
  const fechado = await editar(uid, { patioUid: patio.fechado })
  expect(fechado.erro?.campos?.['patioUid']).toContain('está fechado')
  expect((await criar({ patioUid: patio.fechado })).status).toBe(422)
  expect((await ler(uid)).patioUid).toBe(patio.norte)
})

test('a yard that closes keeps the vehicle that stands in it, and lets it out', async () => {
  const { rows } = await sql<{ uid: string }>`
    insert into patio (hot_id, nome, endereco, cidade, uf, cep) values (${c.hotsite.id}, 'que fecha', 'Rua 2', 'Osasco', 'SP', '06000000') returning uid`.execute(
    c.banco.sistema,
  )
  const patioUid = rows[0]?.uid ?? ''
  const { uid } = (await criar({ patioUid })).valor
  await sql`update patio set ativo = false where uid = ${patioUid}`.execute(c.banco.sistema)
  expect((await editar(uid, { patioUid, cor: 'Azul' })).status).toBe(200)
  const [e] = await estadias(uid)
  const r = await executarChamada(c.ctx(c.equipe), moverEstadia, {
    params: { uid: e?.uid ?? '' },
    body: {
      evento: 'devolver',
      versao: e?.versao ?? 0,
      devolucaoNome: 'Ana Lima',
      devolucaoTipoDoc: 'CPF',
      devolucaoDoc: '52998224725',
      devolucaoTipoMotivo: 'Ordem judicial',
      motivo: 'O pátio fechou',
    },
  })
  expect(r.valor).toMatchObject({ situacao: 'FINALIZADA' })
  expect((await ler(uid)).patioUid).toBeNull()
})

test('many at once and an arrival at the gate open stays as well', async () => {
  const [um, dois] = [(await criar()).valor.uid, (await criar({ patioUid: patio.norte })).valor.uid]
  const r = await executarChamada(c.ctx(c.equipe), mudarEstoque, {
    body: { uids: [um, dois], patioUid: patio.sul },
  })
  expect(r.valor.mudados).toBe(2)
  expect(await estadias(um)).toMatchObject([{ patio: 'sul', movimentos: 0 }])
  expect(await estadias(dois)).toMatchObject([{ patio: 'sul', movimentos: 1 }])

  const tres = (await criar()).valor.uid
  const { placa } = await ler(tres)
  const chegada = await executarChamada(c.ctx(c.equipe), chamadasDoCadastro(CHEGADA).salvar, {
    body: {
      patUid: patio.norte,
      comUid: comitenteUid,
      previstaPara: '2030-01-02',
      placa,
      descricao: 'Uno',
      comChave: true,
    },
  })
  const veio = await executarChamada(c.ctx(c.equipe), receberChegada, {
    params: { uid: chegada.valor.uid },
    body: { chegou: true, placa, comChave: true },
  })
  expect(veio.valor.veiUid).toBe(tres)
  expect(await estadias(tres)).toMatchObject([{ situacao: 'EM_PATIO', patio: 'norte', agora: 'norte' }])
})

test('an imported row with a yard opens a stay, and moves a vehicle that had one', async () => {
  const { uid } = (await criar({ patioUid: patio.norte })).valor
  const { placa } = await ler(uid)
  const csv = `placa;marca;modelo;pátio\n${placa};Fiat;Uno;sul\nPAT9Z99;Fiat;Palio;norte\n`
  const previa = await executarChamada(c.ctx(c.equipe), importarPlanilha, {
    body: { comitenteUid, tipoId: 1 },
    arquivos: [{ nome: 'carros.csv', bytes: Buffer.from(csv) }],
  })
  const salvo = await executarChamada(c.ctx(c.equipe), confirmarImportacao, {
    params: { uid: previa.valor.uid },
    body: {},
  })
  expect(salvo.valor.resultado).toMatchObject({ veiculosNovos: 1, veiculosMudados: 1 })
  expect(await estadias(uid)).toMatchObject([{ patio: 'sul', movimentos: 1 }])
  const { rows } = await sql<{ uid: string }>`select uid from veiculo where placa = 'PAT9Z99'`.execute(
    c.banco.sistema,
  )
  expect(await estadias(rows[0]?.uid ?? '')).toMatchObject([{ situacao: 'EM_PATIO', patio: 'norte' }])
})
