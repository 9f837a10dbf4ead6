/** The scenario's consignor and yard, tied to his system as the house's staff ties them. Load the modules before. */
import { INTEGRACAO_COMITENTE } from '@martelo/contracts/integracoes/integracao-comitente.cadastro.ts'
import type { Cenario } from './cenario.ts'
import { salvarCadastro } from './estrada-de-teste.ts'

export async function integrarComitente(c: Cenario, integradora: 'Mapfre' | 'Bradesco'): Promise<void> {
  const uidDe = async (tabela: 'comitente' | 'patio', id: number) =>
    (await c.banco.sistema.selectFrom(tabela).select('uid').where('id', '=', id).executeTakeFirstOrThrow())
      .uid
  await salvarCadastro(c, INTEGRACAO_COMITENTE, {
    nome: integradora,
    integradora,
    comUid: await uidDe('comitente', c.comId),
    patUid: await uidDe('patio', c.patId),
    ativo: true,
  })
}
