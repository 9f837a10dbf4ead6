/** What a removal needs before it can be asked for: a yard, a place to fetch from, a carrier and its driver. */
import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { LOCAL_REMOCAO } from '@martelo/contracts/remocoes/local-remocao.cadastro.ts'
import { MOTORISTA } from '@martelo/contracts/remocoes/motorista.cadastro.ts'
import { TRANSPORTADORA } from '@martelo/contracts/remocoes/transportadora.cadastro.ts'
import type { Cenario } from './cenario.ts'
import { executarChamada } from './executar-chamada.ts'

export interface Estrada {
  readonly patUid: string
  readonly patio: string
  readonly locUid: string
  readonly traUid: string
  readonly motUid: string
}

/** The uid of a record that is kept through its declared cadastro, as the scenario's staff keeps it. */
export async function salvarCadastro(
  c: Cenario,
  cadastro: Parameters<typeof chamadasDoCadastro>[0],
  body: object,
): Promise<string> {
  const r = await executarChamada(c.ctx(c.equipe), chamadasDoCadastro(cadastro).salvar, { body })
  return (r.valor as { uid: string }).uid
}

/** Load the modules before. */
export async function abrirEstrada(c: Cenario): Promise<Estrada> {
  const p = await c.banco.sistema
    .selectFrom('patio')
    .select(['uid', 'nome'])
    .where('id', '=', c.patId)
    .executeTakeFirstOrThrow()
  const locUid = await salvarCadastro(c, LOCAL_REMOCAO, {
    nome: 'Oficina do Zé',
    endereco: 'Rua A, 1',
    cidade: 'Belo Horizonte',
    uf: 'MG',
    cep: '30110-000',
    ativo: true,
  })
  const { traUid, motUid } = await contratarGuincho(c)
  return { patUid: p.uid, patio: p.nome, locUid, traUid, motUid }
}

/** A carrier with its prices, and a driver of it. */
export async function contratarGuincho(c: Cenario): Promise<Pick<Estrada, 'traUid' | 'motUid'>> {
  const traUid = await salvarCadastro(c, TRANSPORTADORA, {
    nome: 'Guincho Rápido',
    precoKm: 4_00,
    precoMinimo: 300_00,
    precoFrustrada: 150_00,
    ativo: true,
  })
  const motUid = await salvarCadastro(c, MOTORISTA, {
    nome: 'Beto Silva',
    cpf: '52998224725',
    traUid,
    ativo: true,
  })
  return { traUid, motUid }
}
