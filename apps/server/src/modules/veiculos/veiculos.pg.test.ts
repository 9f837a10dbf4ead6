import { apagarFoto } from '@martelo/contracts/veiculos/apagar-foto.contract.ts'
import { criarVeiculo } from '@martelo/contracts/veiculos/criar-veiculo.contract.ts'
import { editarVeiculo } from '@martelo/contracts/veiculos/editar-veiculo.contract.ts'
import { enviarFotos } from '@martelo/contracts/veiculos/enviar-fotos.contract.ts'
import { ordenarFotos } from '@martelo/contracts/veiculos/ordenar-fotos.contract.ts'
import { veiculoRegistro } from '@martelo/contracts/veiculos/veiculo-registro.contract.ts'
import { veiculosQb } from '@martelo/contracts/veiculos/veiculos-qb.contract.ts'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let comitenteUid: string
let uid: string

const foto = (cor: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: cor } })
    .jpeg()
    .toBuffer()

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 1 })
  const com = await c.banco.sistema
    .selectFrom('comitente')
    .select('uid')
    .where('id', '=', c.comId)
    .executeTakeFirstOrThrow()
  comitenteUid = com.uid
  const r = await executarChamada(c.ctx(c.equipe), criarVeiculo, { body: dados() })
  uid = r.valor.uid
})
afterAll(() => c.fechar())

const dados = (mudar: object = {}) => ({
  comitenteUid,
  patioUid: null,
  tipoId: 1,
  nome: 'Fiat Uno Mille',
  marca: 'Fiat',
  modelo: 'Uno',
  anoFabricacao: 2012,
  anoModelo: 2013,
  placa: 'abc-1234',
  placaUf: 'SP',
  chassi: '9BD15822AD6700001',
  possuiChave: true,
  combustivel: 'FLE',
  km: 98_000,
  conservacao: 'CONSERVADO',
  monta: null,
  retomada: 'FROTA',
  valorMercado: 2_000_000,
  fipeValor: null,
  prazoDocumento: 30,
  laudoCautelarResultado: 'NAO_REALIZADO',
  itensDetalhados: { arCondicionado: 'SIM', abs: null },
  descricao: '',
  uf: 'SP',
  inibirVenda: false,
  ...mudar,
})
const ler = async () => (await executarChamada(c.ctx(c.equipe), veiculoRegistro, { params: { uid } })).valor

test('a vehicle is stored in its normal form and found by either form of its plate', async () => {
  expect(await ler()).toMatchObject({
    placa: 'ABC1234',
    itensDetalhados: { arCondicionado: 'SIM' },
    situacao: 'ESTOQUE',
    can: { editar: true },
  })
  const achados = await executarChamada(c.ctx(c.equipe), veiculosQb, { query: { busca: 'abc1c34' } })
  expect(achados.valor.map((v) => v.uid)).toEqual([uid])
})

test.each([
  [{ placa: 'AB123' }, 422, 'placa'],
  [{ chassi: '9BD15822AD6700001', placa: 'XYZ9A88' }, 409, 'chassi'],
  [{ chassi: null, renavam: '11111111111' }, 422, 'renavam'],
  [{ chassi: null, itensDetalhados: { partidaEletrica: 'SIM' } }, 422, 'itensDetalhados.partidaEletrica'],
  [{ chassi: null, comitenteUid: '00000000-0000-4000-8000-000000000000' }, 422, 'comitenteUid'],
  [{ chassi: null, tipoId: 9999 }, 400, 'tipoId'],
])('%j is refused (%i) at %s', async (mudar, status, campo) => {
  const r = await executarChamada(c.ctx(c.equipe), criarVeiculo, { body: dados(mudar) })
  expect(r.status).toBe(status)
  expect(Object.keys(r.erro?.campos ?? {})).toEqual([campo])
})

test('the later of two saves is told what changed', async () => {
  const { versao } = await ler()
  const salvar = (mudar: object) =>
    executarChamada(c.ctx(c.equipe), editarVeiculo, { params: { uid }, body: { ...dados(mudar), versao } })
  expect((await salvar({ cor: 'Prata' })).valor.versao).toBe(versao + 1)
  expect(await salvar({ cor: 'Preta' })).toMatchObject({ status: 409, erro: { error: 'MUDOU' } })
})

test('photographs: four widths at most, order, cover, and none of what is no photograph', async () => {
  const enviar = (nome: string, bytes: Buffer) =>
    executarChamada(c.ctx(c.equipe), enviarFotos, { params: { uid }, arquivos: [{ nome, bytes }] })
  const vermelha = await foto('#c00')
  expect((await enviar('a.jpg', vermelha)).valor.fotos).toHaveLength(1)
  const azul = (await enviar('b.jpg', await foto('#00c'))).valor.fotos
  expect(azul.map((f) => [f.ordem, f.versoes.map((v) => v.largura)])).toEqual([
    [1, [320, 640, 900]],
    [2, [320, 640, 900]],
  ])
  expect((await enviar('a-de-novo.jpg', vermelha)).valor.fotos).toHaveLength(2)
  const chave = azul[0]?.versoes[0]?.url.replace('/arquivos/', '') ?? ''
  const lido = await c.servicos.arquivos.publico.ler(chave)
  expect(lido?.tipo).toBe('image/webp')
  if (lido) expect((await text(lido.corrente)).slice(8, 12)).toBe('WEBP')

  for (const [nome, bytes] of [
    ['virus.jpg', Buffer.from('MZ\u0090 isto é um programa')],
    ['pagina.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['cortada.jpg', vermelha.subarray(0, 300)],
    ['vazia.jpg', Buffer.alloc(0)],
  ] as const)
    expect(await enviar(nome, bytes)).toMatchObject({ status: 422, erro: { error: 'ARQUIVO' } })
  expect((await ler()).fotos).toHaveLength(2)

  const ordem = azul.map((f) => f.uid).toReversed()
  expect(
    (await executarChamada(c.ctx(c.equipe), ordenarFotos, { params: { uid }, body: { fotos: ordem } })).valor,
  ).toEqual({ fotos: 2 })
  expect((await ler()).fotos.map((f) => f.uid)).toEqual(ordem)
  expect(
    (
      await executarChamada(c.ctx(c.equipe), ordenarFotos, {
        params: { uid },
        body: { fotos: ordem.slice(1) },
      })
    ).status,
  ).toBe(409)
  expect(
    (await executarChamada(c.ctx(c.equipe), apagarFoto, { params: { uid, fotoUid: ordem[0] } })).status,
  ).toBe(200)
  expect((await ler()).fotos.map((f) => [f.uid, f.ordem])).toEqual([[ordem[1], 1]])
})

test('another hotsite neither sees nor changes it', async () => {
  const outra = c.ctx({ ...c.forasteiro, papeis: ['ADM'] }, c.outroHotsite)
  expect((await executarChamada(outra, veiculoRegistro, { params: { uid } })).status).toBe(404)
  expect((await executarChamada(outra, veiculosQb, {})).valor).toEqual([])
  const bytes = await foto('#0c0')
  expect(
    (await executarChamada(outra, enviarFotos, { params: { uid }, arquivos: [{ nome: 'x.jpg', bytes }] }))
      .status,
  ).toBe(404)
})
