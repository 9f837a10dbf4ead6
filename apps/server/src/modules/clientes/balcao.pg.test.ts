// Clients as the counter handles them: registration, masked data, partners of a company, two registrations of one person.
import { cadastrarNoBalcao } from '@martelo/contracts/clientes/cadastrar-no-balcao.contract.ts'
import { fichaDoCliente } from '@martelo/contracts/clientes/ficha-do-cliente.contract.ts'
import { incluirSocioDoCliente } from '@martelo/contracts/clientes/incluir-socio-do-cliente.contract.ts'
import { mostrarCliente } from '@martelo/contracts/clientes/mostrar-cliente.contract.ts'
import { unirClientes } from '@martelo/contracts/clientes/unir-clientes.contract.ts'
import { historico } from '@martelo/contracts/registros/historico.contract.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
})
afterAll(() => c.fechar())

const como = (papel: string) => c.ctx({ ...c.equipe, papeis: [papel] })
const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const NOVO = {
  documento: '529.982.247-25',
  nome: 'Pessoa do Balcão',
  dataNascimento: '1980-05-10',
  email: 'balcao@exemplo.com.br',
  telefone: '(11) 98765-4321',
  apelido: 'Balcao01',
}
const ler = (id: number, papel = 'ADM') => executarChamada(como(papel), fichaDoCliente, { params: { id } })

test('registered at the counter: a letter leads to the first password, and nothing is registered twice', async () => {
  const r = await executarChamada(como('SAC'), cadastrarNoBalcao, { body: NOVO })
  expect(r.erro).toBeNull()
  expect((await ler(r.valor.id)).valor).toMatchObject({ nome: NOVO.nome, comoConheceu: 'Balcão' })
  const carta = await sql<{
    texto: string
  }>`select texto from caixa_postal where para = ${NOVO.email}`.execute(c.banco.sistema)
  expect(carta.rows[0]?.texto).toMatch(/\/redefinir-senha\?hash=/)

  const outra = await executarChamada(como('SAC'), cadastrarNoBalcao, { body: NOVO })
  expect(Object.keys(outra.erro?.campos ?? {}).toSorted()).toEqual(['apelido', 'documento', 'email'])
  const torto = { ...NOVO, documento: '111.111.111-11', email: 'outra@exemplo.com.br' }
  const errada = await executarChamada(como('SAC'), cadastrarNoBalcao, { body: torto })
  expect(errada.erro?.campos).toHaveProperty('documento')
  expect((await executarChamada(como('Leilão'), cadastrarNoBalcao, { body: NOVO })).status).toBe(403)
})

test('a role without the privilege sees him masked; showing needs a reason and stays in the log', async () => {
  const id = cliente(0).cliId
  const inteira = (await ler(id)).valor
  const velada = (await ler(id, 'Acerto')).valor
  expect([inteira.mascarado, velada.mascarado]).toEqual([false, true])
  expect(velada.email).not.toBe(inteira.email)
  const semMotivo = await executarChamada(como('Acerto'), mostrarCliente, {
    params: { id },
    body: { motivo: ' ' },
  })
  expect(semMotivo.erro?.campos).toHaveProperty('motivo')
  const body = { motivo: 'Confirmar o pagamento' }
  const vista = await executarChamada(como('Acerto'), mostrarCliente, { params: { id }, body })
  expect(vista.valor).toMatchObject({ mascarado: false, email: inteira.email })
  const registrado =
    await sql`select from auditoria where acao = 'mostrarDados' and motivo = ${body.motivo}`.execute(
      c.banco.sistema,
    )
  expect(registrado.rows).toHaveLength(1)
  expect((await executarChamada(como('Leiloeiro'), mostrarCliente, { params: { id }, body })).status).toBe(
    403,
  )
})

test('a full reading stands in his history, once per person and hour; a masked one and another house leave none', async () => {
  const novo = await c.novoCliente()
  const historicoDe = async (papel: string, hotsite = c.hotsite) => {
    const ctx = c.ctx({ ...c.equipe, papeis: [papel] }, hotsite)
    return executarChamada(ctx, historico, { params: { entidade: 'cliente', uid: novo.cliUid } })
  }
  const leituras = async () => (await historicoDe('ADM')).valor.filter((l) => l.acao === 'ler')
  await ler(novo.cliId, 'Acerto')
  const fora = c.ctx({ ...c.equipe, papeis: ['ADM'] }, c.outroHotsite)
  expect((await executarChamada(fora, fichaDoCliente, { params: { id: novo.cliId } })).status).toBe(404)
  expect(await leituras()).toEqual([])
  await Promise.all([ler(novo.cliId), ler(novo.cliId, 'SAC')])
  expect(await leituras()).toMatchObject([{ usuario: c.equipe.nome, antes: null, depois: null }])
  const outra = c.ctx({ ...c.leiloeiro, papeis: ['GerenteSAC'] })
  await executarChamada(outra, fichaDoCliente, { params: { id: novo.cliId } })
  expect((await leituras()).map((l) => l.usuario)).toEqual([c.leiloeiro.nome, c.equipe.nome])
  // An hour later it is another reading.
  await executarChamada({ ...como('ADM'), agora: Date.now() + 61 * 60_000 }, fichaDoCliente, {
    params: { id: novo.cliId },
  })
  expect(await leituras()).toHaveLength(3)
  // Readings are no part of what another house, or a role that reads no clients, is told.
  expect((await historicoDe('ADM', c.outroHotsite)).valor).toEqual([])
  expect((await historicoDe('Pátio')).status).toBe(403)
})

test('partners belong to companies, once each, up to the whole of it', async () => {
  const socio = { nome: 'Sócia Um', documento: '529.982.247-25', participacao: 60, administrador: true }
  const incluir = (id: number, body: object) =>
    executarChamada(como('SAC'), incluirSocioDoCliente, { params: { id }, body })
  expect((await incluir(cliente(0).cliId, socio)).erro?.error).toBe('SO_EMPRESA')
  await sql`update cliente set cpf = null, cnpj = '11222333000181', razao_social = 'Empresa' where id = ${cliente(1).cliId}`.execute(
    c.banco.sistema,
  )
  expect((await incluir(cliente(1).cliId, socio)).valor).toMatchObject([
    { nome: 'Sócia Um', participacao: 60 },
  ])
  expect((await incluir(cliente(1).cliId, socio)).erro?.campos).toHaveProperty('documento')
  const demais = { ...socio, nome: 'Sócio Dois', documento: '111.444.777-35', participacao: 50 }
  expect((await incluir(cliente(1).cliId, demais)).erro?.campos).toHaveProperty('participacao')
})

test('two registrations of one person become one; the other is blocked', async () => {
  const vai = await c.novoCliente()
  const id = cliente(0).cliId
  const unir = (outroId: number, papel = 'ADM') =>
    executarChamada(como(papel), unirClientes, { params: { id }, body: { outroId, motivo: 'Mesma pessoa' } })
  expect((await unir(vai.cliId, 'SAC')).status).toBe(403)
  expect((await unir(id)).erro?.campos).toHaveProperty('outroId')
  expect((await unir(c.forasteiro.cliId)).erro?.campos).toHaveProperty('outroId')
  expect((await unir(cliente(1).cliId)).erro?.error).toBe('IMPEDIDO')
  expect((await unir(vai.cliId)).erro).toBeNull()
  expect((await ler(vai.cliId)).valor).toMatchObject({
    unidoA: id,
    motivoBloqueio: `Unido ao cadastro ${id}`,
  })
  expect((await unir(vai.cliId)).erro?.error).toBe('IMPEDIDO')
})
