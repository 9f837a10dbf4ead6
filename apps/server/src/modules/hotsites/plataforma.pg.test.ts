// Administration across houses on a real database: who may, what a new house gets, and the way into another one.
import { abrirHotsite } from '@martelo/contracts/hotsites/abrir-hotsite.contract.ts'
import { entrarNoHotsite } from '@martelo/contracts/hotsites/entrar-no-hotsite.contract.ts'
import { listarHotsites } from '@martelo/contracts/hotsites/listar-hotsites.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
})
afterAll(() => c.fechar())

const adm = () => c.ctx({ ...c.equipe, papeis: ['ADM'] })
const NOVA = {
  nome: 'Leilões Novos',
  tipo: 'leilao' as const,
  subdominio: 'leiloes-novos',
  dominio: 'leiloesnovos.com.br',
  copiarDe: null as number | null,
  corPrimaria: '#aa0000',
  corSecundaria: '#220000',
  administrador: 'Ana Lima',
  email: 'ana@leiloesnovos.com.br',
  publicar: true,
}

test('an administrator of one house sees his own and opens none', async () => {
  expect((await executarChamada(adm(), listarHotsites)).valor).toHaveLength(1)
  expect((await executarChamada(adm(), abrirHotsite, { body: NOVA })).status).toBe(403)
  expect((await executarChamada(adm(), entrarNoHotsite, { params: { id: c.outroHotsite.id } })).status).toBe(
    403,
  )
})

test('one of the platform sees all, opens a house as a copy of another, and goes into any', async () => {
  await sql`update usuario set plataforma = true where id = ${c.equipe.usuId}`.execute(c.banco.sistema)
  await sql`update hotsite set dias_estadia_gratis = 17 where id = ${c.hotsite.id}`.execute(c.banco.sistema)
  const r = await executarChamada(adm(), abrirHotsite, { body: { ...NOVA, copiarDe: c.hotsite.id } })
  expect(r.valor.senha).toContain('/redefinir-senha?hash=')
  const casa = await c.banco.sistema
    .selectFrom('hotsite')
    .selectAll()
    .where('id', '=', r.valor.id)
    .executeTakeFirstOrThrow()
  expect(casa).toMatchObject({
    diasEstadiaGratis: 17,
    corPrimaria: '#aa0000',
    dominio: NOVA.dominio,
    ativo: true,
  })
  const outra = await executarChamada(adm(), abrirHotsite, { body: NOVA })
  expect(outra.erro?.campos).toHaveProperty('subdominio')
  expect((await executarChamada(adm(), listarHotsites)).valor.map((h) => h.nome)).toContain(NOVA.nome)
  const porta = await executarChamada(adm(), entrarNoHotsite, { params: { id: casa.id } })
  expect(porta.valor.endereco).toMatch(/leiloes-novos\.[^/]+\/admin-auth\//)
})
