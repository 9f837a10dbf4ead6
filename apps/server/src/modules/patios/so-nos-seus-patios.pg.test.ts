// Yard staff see and act in the yards to which they are linked, and nowhere else.
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { apagarFotoDoPatio } from '@martelo/contracts/patios/apagar-foto-do-patio.contract.ts'
import { enviarFotoDoPatio } from '@martelo/contracts/patios/enviar-foto-do-patio.contract.ts'
import { meusPatios } from '@martelo/contracts/patios/meus-patios.contract.ts'
import { fotosDoPatio } from '@martelo/contracts/patios/fotos-do-patio.contract.ts'
import { PATIO } from '@martelo/contracts/patios/patio.cadastro.ts'
import { ligarUsuarioPatios } from '@martelo/contracts/usuarios/ligar-usuario-patios.contract.ts'
import { veiculoRegistro } from '@martelo/contracts/veiculos/veiculo-registro.contract.ts'
import { veiculosQb } from '@martelo/contracts/veiculos/veiculos-qb.contract.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

const { listar: patiosQb, salvar: salvarPatio } = chamadasDoCadastro(PATIO)

let c: Cenario
let patUid: string
/** staff of a yard, linked to none yet */
let doPatio: Pessoa
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 1, clientes: 1 })
  const p = await c.banco.sistema
    .selectFrom('patio')
    .select('uid')
    .where('id', '=', c.patId)
    .executeTakeFirstOrThrow()
  patUid = p.uid
  await c.banco.sistema
    .updateTable('veiculo')
    .set({ patId: c.patId })
    .where('hotId', '=', c.hotsite.id)
    .execute()
  const u = await c.banco.sistema
    .insertInto('usuario')
    .values({ hotId: c.hotsite.id, nome: 'Paula Pátio', email: 'paula@patio.com.br', papeis: ['Pátio'] })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  doPatio = { ...c.equipe, usuId: u.id, usuUid: u.uid, nome: 'Paula Pátio', papeis: ['Pátio'] }
})
afterAll(() => c.fechar())

const dados = {
  nome: 'Pátio da Paula',
  endereco: 'Rua A, 1',
  cidade: 'Campinas',
  uf: 'SP' as const,
  abre: '08:00',
  fecha: '17:00',
  diasSemana: [1, 2],
  intervaloMinutos: 30,
  capacidade: 2,
  ativo: true,
}
const salvar = (quem: Pessoa, uid: string | null) =>
  executarChamada(c.ctx(quem), salvarPatio, { body: { ...dados, uid, versao: 1 } })
const lista = { query: { pagina: 1, porPagina: 50 } }
const veiculos = async (quem: Pessoa) => (await executarChamada(c.ctx(quem), veiculosQb, lista)).valor
const ligar = (quem: Pessoa, patUids: string[]) =>
  executarChamada(c.ctx(quem), ligarUsuarioPatios, { params: { uid: doPatio.usuUid }, body: { patUids } })
const foto = async (quem: Pessoa) =>
  executarChamada(c.ctx(quem), enviarFotoDoPatio, {
    params: { patUid },
    body: { legenda: '' },
    arquivos: [
      {
        nome: 'a.png',
        bytes: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
          .png()
          .toBuffer(),
      },
    ],
  })

test('linked to none: no yard, no vehicle, no change', async () => {
  expect((await executarChamada(c.ctx(doPatio), meusPatios)).valor).toEqual([])
  expect((await executarChamada(c.ctx(doPatio), patiosQb, lista)).valor).toEqual([])
  expect(await veiculos(doPatio)).toEqual([])
  const [v] = await veiculos(c.equipe)
  const registro = (quem: Pessoa) =>
    executarChamada(c.ctx(quem), veiculoRegistro, { params: { uid: v?.uid ?? '' } })
  expect((await registro(c.equipe)).status).toBe(200)
  expect((await registro(doPatio)).status).toBe(404)
  expect((await salvar(doPatio, patUid)).status).toBe(404)
  expect((await salvar(doPatio, null)).status).toBe(403)
  expect((await foto(doPatio)).status).toBe(404)
  const [posta] = (await foto(c.equipe)).valor
  const apagar = () =>
    executarChamada(c.ctx(doPatio), apagarFotoDoPatio, { params: { uid: posta?.uid ?? '' } })
  expect((await apagar()).status).toBe(404)
  // What was refused has not happened.
  const fotos = await executarChamada(c.ctx(c.equipe), fotosDoPatio, { params: { patUid } })
  expect(fotos.valor).toHaveLength(1)
  expect((await executarChamada(c.ctx(doPatio), fotosDoPatio, { params: { patUid } })).valor).toEqual([])
})

test('linked by the administration, he works there; another role of his sees all vehicles', async () => {
  expect((await ligar(doPatio, [patUid])).status).toBe(403)
  expect((await ligar(c.equipe, ['00000000-0000-4000-8000-000000000000'])).status).toBe(422)
  expect((await ligar(c.equipe, [patUid])).valor).toEqual({ patios: 1 })
  expect((await executarChamada(c.ctx(doPatio), meusPatios)).valor).toMatchObject([{ uid: patUid }])
  expect((await veiculos(doPatio)).length).toBe((await veiculos(c.equipe)).length)
  expect((await salvar(doPatio, patUid)).status).toBe(200)
  expect((await foto(doPatio)).status).toBe(200)
  await ligar(c.equipe, [])
  expect(await veiculos({ ...doPatio, papeis: ['Pátio', 'Leilão'] })).not.toEqual([])
})
