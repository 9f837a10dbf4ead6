import { abrirVendaDireta } from '@martelo/contracts/veiculos/abrir-venda-direta.contract.ts'
import { acessosDoVeiculo } from '@martelo/contracts/veiculos/acessos-do-veiculo.contract.ts'
import { atualizarFipe } from '@martelo/contracts/veiculos/atualizar-fipe.contract.ts'
import { borrarFoto } from '@martelo/contracts/veiculos/borrar-foto.contract.ts'
import { CHEGADA } from '@martelo/contracts/veiculos/chegada.cadastro.ts'
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { criarVeiculo } from '@martelo/contracts/veiculos/criar-veiculo.contract.ts'
import { decidirFotos } from '@martelo/contracts/veiculos/decidir-fotos.contract.ts'
import { enviarFotos } from '@martelo/contracts/veiculos/enviar-fotos.contract.ts'
import { enviarFotosPorPlaca } from '@martelo/contracts/veiculos/enviar-fotos-por-placa.contract.ts'
import { estoquePorPatio } from '@martelo/contracts/veiculos/estoque-por-patio.contract.ts'
import { estoqueQb } from '@martelo/contracts/veiculos/estoque-qb.contract.ts'
import { fotosQb } from '@martelo/contracts/veiculos/fotos-qb.contract.ts'
import { importarTabelaFipe } from '@martelo/contracts/veiculos/importar-tabela-fipe.contract.ts'
import { moverVendaDireta } from '@martelo/contracts/veiculos/mover-venda-direta.contract.ts'
import { mudarEstoque } from '@martelo/contracts/veiculos/mudar-estoque.contract.ts'
import { receberChegada } from '@martelo/contracts/veiculos/receber-chegada.contract.ts'
import { veiculoRegistro } from '@martelo/contracts/veiculos/veiculo-registro.contract.ts'
import { gravarVideosDoLeilao } from '@martelo/contracts/lotes/gravar-videos-do-leilao.contract.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import { moverVenda } from '@martelo/contracts/vendas/mover-venda.contract.ts'
import { vendasDiretas } from '@martelo/contracts/veiculos/vendas-diretas.contract.ts'
import { transitarLotes } from '@martelo/contracts/lotes/transitar-lotes.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let uid: string
let comitenteUid: string
const equipe = () => c.ctx({ ...c.equipe, papeis: ['ADM'] })
const foto = (cor: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: cor } })
    .jpeg()
    .toBuffer()
const ler = async () => (await executarChamada(equipe(), veiculoRegistro, { params: { uid } })).valor

const dados = (mudar: object = {}) => ({
  comitenteUid,
  patioUid: null,
  tipoId: 1,
  nome: 'Fiat Uno Mille',
  marca: 'Fiat',
  modelo: 'Uno',
  anoFabricacao: 2012,
  anoModelo: 2013,
  placa: 'ABC1234',
  placaUf: 'SP',
  chassi: '9BD15822AD6700001',
  possuiChave: true,
  combustivel: 'FLE' as const,
  km: 98_000,
  conservacao: 'CONSERVADO' as const,
  monta: null,
  retomada: 'FROTA' as const,
  valorMercado: 2_000_000,
  fipeCodigo: '001004-9',
  fipeValor: null,
  prazoDocumento: 30,
  laudoCautelarResultado: 'NAO_REALIZADO' as const,
  itensDetalhados: {},
  descricao: '',
  uf: 'SP',
  inibirVenda: false,
  vendaDireta: true,
  ...mudar,
})

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 1, clientes: 1, leilao: { situacao: 'EM_LOTEAMENTO' } })
  const com = await c.banco.sistema
    .selectFrom('comitente')
    .select('uid')
    .where('id', '=', c.comId)
    .executeTakeFirstOrThrow()
  comitenteUid = com.uid
  uid = (await executarChamada(equipe(), criarVeiculo, { body: dados() })).valor.uid
})
afterAll(() => c.fechar())

test('a second active record of the plate is refused, and one that was put aside is a warning', async () => {
  const outro = await executarChamada(equipe(), criarVeiculo, {
    body: dados({ placa: 'abc1c34', chassi: null }),
  })
  expect(outro.status).toBe(409)
  expect(outro.erro?.campos).toMatchObject({ placa: expect.stringMatching(/Fiat Uno/) })
  await sql`update veiculo set situacao = 'INATIVO' where uid = ${uid}`.execute(c.banco.sistema)
  const novo = await executarChamada(equipe(), criarVeiculo, { body: dados() })
  expect(novo.valor.avisos.join(' ')).toMatch(/cadastro anterior/)
  await sql`delete from veiculo where uid = ${novo.valor.uid}`.execute(c.banco.sistema)
  await sql`update veiculo set situacao = 'ESTOQUE' where uid = ${uid}`.execute(c.banco.sistema)
})

test('photographs by plate find their vehicle; approval, refusal and cover follow', async () => {
  const r = await executarChamada(equipe(), enviarFotosPorPlaca, {
    arquivos: [
      { nome: 'ABC-1234 (1).jpg', bytes: await foto('red') },
      { nome: 'ABC1C34-2.jpg', bytes: await foto('blue') },
      { nome: 'XYZ9A88-1.jpg', bytes: await foto('green') },
      { nome: 'frente.jpg', bytes: await foto('white') },
    ],
  })
  expect(r.valor.arquivos.map((a) => a.mensagem)).toEqual([
    null,
    null,
    expect.stringMatching(/Nenhum veículo/),
    expect.stringMatching(/não diz a placa/),
  ])
  const { fotos } = await ler()
  expect(fotos.map((f) => f.situacao)).toEqual(['PENDENTE', 'PENDENTE'])
  const [a, b] = fotos.map((f) => f.uid)
  const semMotivo = await executarChamada(equipe(), decidirFotos, {
    body: { fotos: [a ?? ''], decisao: 'RECUSAR' },
  })
  expect(semMotivo.status).toBe(422)
  await executarChamada(equipe(), decidirFotos, {
    body: { fotos: [a ?? ''], decisao: 'RECUSAR', motivo: 'Escura' },
  })
  await executarChamada(equipe(), decidirFotos, { body: { fotos: [b ?? ''], decisao: 'APROVAR' } })
  const depois = await ler()
  expect(depois.fotos).toMatchObject([{ uid: b, situacao: 'APROVADA', ordem: 1 }])
  expect(depois.recusadas).toMatchObject([{ uid: a, motivoRecusa: 'Escura' }])
  const recusadas = await executarChamada(equipe(), fotosQb, { query: { situacao: 'RECUSADA' } })
  expect(recusadas.valor).toHaveLength(1)
})

test('an area is made unreadable in a picture of another name', async () => {
  const [antes] = (await ler()).fotos
  await executarChamada(equipe(), borrarFoto, {
    params: { uid: antes?.uid ?? '' },
    body: { areas: [{ x: 0.2, y: 0.2, largura: 0.3, altura: 0.2 }] },
  })
  const [depois] = (await ler()).fotos
  expect(depois).toMatchObject({ uid: antes?.uid, borrada: true, situacao: 'APROVADA' })
  expect(depois?.versoes[0]?.url).not.toBe(antes?.versoes[0]?.url)
})

test('pictures of a turn stand beside the photographs', async () => {
  await executarChamada(equipe(), enviarFotos, {
    params: { uid },
    body: { tipo: 'giro' },
    arquivos: [{ nome: 'g.jpg', bytes: await foto('black') }],
  })
  const v = await ler()
  expect([v.fotos.length, v.giro.length]).toEqual([1, 1])
})

test('a lot is not released without approved photographs where the house asks for them', async () => {
  const lel = await c.banco.sistema
    .selectFrom('lote')
    .select(['uid', 'veiId'])
    .where('hotId', '=', c.hotsite.id)
    .executeTakeFirstOrThrow()
  await sql`update hotsite set exige_fotos_aprovadas = true where id = ${c.hotsite.id}`.execute(
    c.banco.sistema,
  )
  await sql`update lote set situacao = 'CADASTRADO' where uid = ${lel.uid}`.execute(c.banco.sistema)
  await sql`update veiculo_foto set aprovada_at = null where vei_id = ${lel.veiId}`.execute(c.banco.sistema)
  await sql`insert into modelo_fotos (hot_id, nome) values (${c.hotsite.id}, 'Frente')`.execute(
    c.banco.sistema,
  )
  const liberar = () =>
    executarChamada(equipe(), transitarLotes, { body: { lelUids: [lel.uid], evento: 'liberar' } })
  const fotos = await sql<{
    n: number
  }>`select count(*)::int as n from veiculo_foto where vei_id = ${lel.veiId}`.execute(c.banco.sistema)
  if (fotos.rows[0]?.n === 0)
    await sql`insert into veiculo_foto (hot_id, vei_id, ordem, chave, larguras, largura, altura)
      values (${c.hotsite.id}, ${lel.veiId}, 1, 'fotos/x', '{320}', 320, 240)`.execute(c.banco.sistema)
  expect((await liberar()).erro?.message).toMatch(/não foram aprovadas/)
  await sql`update veiculo_foto set aprovada_at = now() where vei_id = ${lel.veiId}`.execute(c.banco.sistema)
  expect((await liberar()).erro?.message).toMatch(/Faltam fotos do modelo: Frente/)
  await sql`update veiculo_foto set mfo_id = (select id from modelo_fotos where hot_id = ${c.hotsite.id}) where vei_id = ${lel.veiId}`.execute(
    c.banco.sistema,
  )
  expect((await liberar()).erro).toBeNull()
})

test('the stock says what is missing, to each his own', async () => {
  const todo = await executarChamada(equipe(), estoqueQb, { query: { busca: 'abc1234' } })
  expect(todo.valor[0]).toMatchObject({ uid, faltas: ['documento', 'laudo'] })
  const filtrado = await executarChamada(equipe(), estoqueQb, { query: { falta: 'recorte' } })
  expect(filtrado.valor).toEqual([])
  const comitente = c.ctx({ ...c.equipe, papeis: ['Comitente'] })
  expect((await executarChamada(comitente, estoqueQb, { query: {} })).valor).toEqual([])
  await sql`insert into usuario_comitente (hot_id, usu_id, com_id) values (${c.hotsite.id}, ${c.equipe.usuId}, ${c.comId})`.execute(
    c.banco.sistema,
  )
  expect((await executarChamada(comitente, estoqueQb, { query: {} })).valor.length).toBeGreaterThan(0)
  const r = await executarChamada(equipe(), mudarEstoque, { body: { uids: [uid], faltaRecorte: true } })
  expect(r.valor.mudados).toBe(1)
  expect((await executarChamada(equipe(), estoqueQb, { query: { falta: 'recorte' } })).valor).toHaveLength(1)
  const patios = await executarChamada(equipe(), estoquePorPatio, {})
  expect(patios.valor.reduce((n, p) => n + p.veiculos, 0)).toBeGreaterThan(0)
})

test('an arrival with another key is received with its difference, once', async () => {
  const pat = await sql<{ uid: string }>`insert into patio (hot_id, nome, endereco, cidade, uf, cep)
    values (${c.hotsite.id}, 'Pátio de chegada', 'Rua A', 'Betim', 'MG', '32600000') returning uid`.execute(
    c.banco.sistema,
  )
  const { salvar } = chamadasDoCadastro(CHEGADA)
  const nova = await executarChamada(equipe(), salvar, {
    body: {
      descricao: 'Uno',
      patUid: pat.rows[0]?.uid ?? '',
      comUid: comitenteUid,
      previstaPara: '2030-01-02',
      placa: 'ABC1234',
      comChave: true,
    },
  })
  expect(nova.erro).toBeNull()
  const conferir = () =>
    executarChamada(equipe(), receberChegada, {
      params: { uid: nova.valor.uid },
      body: { chegou: true, placa: 'ABC1C34', comChave: false },
    })
  expect((await conferir()).valor).toEqual({ diferencas: ['Chegou sem chave'], veiUid: uid })
  expect((await conferir()).status).toBe(409)
  expect(await ler()).toMatchObject({ patio: 'Pátio de chegada', possuiChave: false })
})

test('a price table brings its price to the vehicles, and a vehicle asks for its own', async () => {
  const csv = 'Código;Modelo;Ano;Combustível;Preço\n001004-9;Uno Mille 1.0;2013;Flex;18.500,00\nx;y;2013;;1'
  const r = await executarChamada(equipe(), importarTabelaFipe, {
    body: { referencia: '2026-08' },
    arquivos: [{ nome: 't.csv', bytes: Buffer.from(csv) }],
  })
  expect(r.valor).toMatchObject({ gravados: 1, veiculosAtualizados: 1, recusadas: [{ linha: 3 }] })
  expect(await ler()).toMatchObject({ fipeValor: 1_850_000, fipeNome: 'Uno Mille 1.0' })
  const um = await executarChamada(equipe(), atualizarFipe, { params: { uid } })
  expect(um.valor).toMatchObject({ fonte: 'tabela', valor: 1_850_000 })
})

test('an offer at a fixed price ends in a sale to a client; when that falls, the vehicle is back in the stock', async () => {
  const aberta = await executarChamada(equipe(), abrirVendaDireta, {
    params: { uid },
    body: { preco: 1_700_000, validaAte: null },
  })
  const mover = (body: object) =>
    executarChamada(equipe(), moverVendaDireta, {
      params: { uid: aberta.valor.uid },
      body,
    })
  expect(
    (
      await executarChamada(equipe(), abrirVendaDireta, {
        params: { uid },
        body: { preco: 1, validaAte: null },
      })
    ).status,
  ).toBe(409)
  const ofertas = async () =>
    (await executarChamada(equipe(), vendasDiretas, { params: { uid } })).valor.vendas[0]
  expect((await mover({ evento: 'vender' })).erro?.message).toMatch(/comprador/)
  const vender = (compradorDocumento?: string) =>
    mover({ evento: 'vender', compradorNome: 'Ana Lima', compradorDocumento })
  expect((await vender()).erro?.campos).toHaveProperty('compradorDocumento')
  expect((await vender('390.533.447-05')).erro?.message).toMatch(/Nenhum cliente/)
  await sql`update cliente set cpf = '52998224725', cnpj = null where id = ${c.clientes[0]?.cliId ?? 0}`.execute(
    c.banco.sistema,
  )
  // By staff in the name of a client whom a block of bids has by his document: refused as his own bid would be.
  await sql`insert into bloqueio (hot_id, tipo, alvo, impede, motivo, created_by)
    values (${c.hotsite.id}, 'DOCUMENTO', '52998224725', '{LANCES}', 'Fraude', ${c.equipe.usuId})`.execute(
    c.banco.sistema,
  )
  expect((await vender('529.982.247-25')).erro?.campos?.compradorDocumento).toMatch(/bloqueado para lances/)
  await sql`delete from bloqueio where hot_id = ${c.hotsite.id}`.execute(c.banco.sistema)
  await c.servicos.bloqueios.alcancar()
  expect((await vender('529.982.247-25')).valor).toEqual({ situacao: 'VENDIDA' })
  expect((await ler()).situacao).toBe('VENDIDO')

  const oferta = await ofertas()
  expect(oferta).toMatchObject({ venda: { situacao: 'Aguardando Pagamento' }, eventos: [] })
  const v = await executarChamada(equipe(), buscarVenda, { params: { id: oferta?.venda?.id ?? 0 } })
  expect(v.valor).toMatchObject({ itens: [{ valor: 1_700_000 }] })
  // The chain of the lot's only row begins like any other.
  const { rows } = await sql<{ tipo: string; iguais: boolean }>`
    select b.tipo, b.hash = l.hash_ultimo as iguais from lance b join lote l on l.id = b.lel_id join venda_direta d on d.lel_id = l.id
    where d.uid = ${aberta.valor.uid}`.execute(c.banco.sistema)
  expect(rows).toEqual([{ tipo: 'Compre Já', iguais: true }])

  expect((await mover({ evento: 'cancelar', motivo: 'Desistiu' })).erro?.message).toMatch(/de pé/)
  const desistiu = await executarChamada(equipe(), moverVenda, {
    params: { id: oferta?.venda?.id ?? 0 },
    body: { evento: 'desistir', motivo: 'Desistiu', versao: v.valor.versao },
  })
  expect(desistiu.erro).toBeNull()
  expect((await mover({ evento: 'cancelar', motivo: 'Desistiu' })).valor).toEqual({ situacao: 'CANCELADA' })
  expect((await ler()).situacao).toBe('ESTOQUE')
})

test('who opened the file is counted by day', async () => {
  const r = await executarChamada(equipe(), acessosDoVeiculo, { params: { uid } })
  expect(r.valor.acessos).toHaveLength(1)
  expect(r.valor.acessos[0]?.vezes).toBeGreaterThan(2)
  expect(r.valor.papeis).toContain('ADM')
})

test('video addresses of an auction are saved together, and strange ones refused at their lot', async () => {
  const lel = await c.banco.sistema
    .selectFrom('lote')
    .select('uid')
    .where('hotId', '=', c.hotsite.id)
    .executeTakeFirstOrThrow()
  const leilao = await c.banco.sistema
    .selectFrom('leilao')
    .select('uid')
    .where('id', '=', c.leilao.id)
    .executeTakeFirstOrThrow()
  const gravar = (video: string) =>
    executarChamada(equipe(), gravarVideosDoLeilao, {
      params: { leilaoUid: leilao.uid },
      body: { videos: [{ lelUid: lel.uid, video }] },
    })
  expect((await gravar('https://exemplo.test/x')).status).toBe(422)
  expect((await gravar('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).valor.gravados).toBe(1)
})
