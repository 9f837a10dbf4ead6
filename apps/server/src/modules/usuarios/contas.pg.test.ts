// Accounts under administration on a real database.
import { alterarUsuario } from '@martelo/contracts/usuarios/alterar-usuario.contract.ts'
import { criarUsuario } from '@martelo/contracts/usuarios/criar-usuario.contract.ts'
import { listarUsuarios } from '@martelo/contracts/usuarios/listar-usuarios.contract.ts'
import { usuarioPorUid } from '@martelo/contracts/usuarios/usuario-por-uid.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 0 })
})
afterAll(() => c.fechar())

const adm = () => c.ctx({ ...c.equipe, papeis: ['ADM'] })
const criar = (email: string, papeis: string[]) =>
  executarChamada(adm(), criarUsuario, { body: { nome: 'Pessoa Nova', email, papeis } })
const ler = async (uid: string) => (await executarChamada(adm(), usuarioPorUid, { params: { uid } })).valor
const alterar = async (uid: string, mudar: object, ctx = adm()) => {
  const u = await ler(uid)
  const { nome, email, nomeUsuario, papeis, ativo, versao } = u
  return executarChamada(ctx, alterarUsuario, {
    params: { uid },
    body: { nome, email, nomeUsuario, papeis, ativo, versao, ...mudar },
  })
}

test('made with a mail by which the person chooses the password; never shown to others', async () => {
  const r = await criar('nova@casa.com.br', ['SAC'])
  expect(r.valor).toMatchObject({ papeis: ['SAC'], temSenha: false, cliente: false, ativo: true })
  const carta = await sql<{
    texto: string
  }>`select texto from caixa_postal where para = 'nova@casa.com.br'`.execute(c.banco.sistema)
  expect(carta.rows[0]?.texto).toMatch(/\/redefinir-senha\?hash=/)
  expect((await criar('NOVA@casa.com.br', ['SAC'])).erro?.error).toBe('EM_USO')
  expect((await criar('outra@casa.com.br', ['Clientes'])).erro?.campos).toHaveProperty('papeis')
  const sac = await executarChamada(c.ctx({ ...c.equipe, papeis: ['SAC'] }), listarUsuarios)
  expect(sac.status).toBe(403)
})

test('a block needs a reason and ends the sessions; the other hotsite sees nothing', async () => {
  const { valor } = await criar('bloquear@casa.com.br', ['SAC'])
  await sql`insert into sessao (hot_id, usu_id, familia, refresh_hash, expira_at) values
    (${c.hotsite.id}, ${valor.id}, gen_random_uuid(), uuid_send(gen_random_uuid()), now() + interval '1 day')`.execute(
    c.banco.sistema,
  )
  expect((await ler(valor.uid)).sessoes).toBe(1)
  expect((await alterar(valor.uid, { ativo: false })).erro?.campos).toHaveProperty('motivoBloqueio')
  expect((await alterar(valor.uid, { ativo: false, motivoBloqueio: 'Desligado' })).valor).toMatchObject({
    ativo: false,
    sessoes: 0,
  })
  const fora = await executarChamada(c.ctx({ ...c.equipe, papeis: ['ADM'] }, c.outroHotsite), usuarioPorUid, {
    params: { uid: valor.uid },
  })
  expect(fora.status).toBe(404)
})

test('no one raises his own role; the last ADM stays, also when two try at once', async () => {
  await sql`update usuario set papeis = array_remove(papeis, 'ADM') where hot_id = ${c.hotsite.id}`.execute(
    c.banco.sistema,
  )
  const um = (await criar('um@casa.com.br', ['ADM'])).valor
  const dois = (await criar('dois@casa.com.br', ['ADM'])).valor
  const proprio = c.ctx({ ...c.equipe, papeis: ['ADM'], usuId: um.id, usuUid: um.uid })
  expect((await alterar(um.uid, { papeis: ['ADM', 'Financeiro'] }, proprio)).erro?.campos).toHaveProperty(
    'papeis',
  )
  const r = await Promise.all([alterar(um.uid, { papeis: ['SAC'] }), alterar(dois.uid, { papeis: ['SAC'] })])
  expect(r.filter((x) => x.status === 200)).toHaveLength(1)
  const adms = await sql<{
    n: number
  }>`select count(*)::int as n from usuario where hot_id = ${c.hotsite.id} and 'ADM' = any(papeis) and ativo`.execute(
    c.banco.sistema,
  )
  expect(adms.rows[0]?.n).toBe(1)
})
