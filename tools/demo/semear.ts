// Loads the demonstration: three brands, their people, yards, goods and auctions. The server runs it at start in
// demonstration mode; a second run finds everything there and changes nothing. Never loaded in production.
import type { Servicos } from '../../apps/server/src/core/servicos.ts'
import { resumirSenha } from '../../apps/server/src/modules/usuarios/door.ts'
import { MARCAS, type MarcaDemo } from './marcas.ts'
import { semearConteudo } from './semear/conteudo.ts'
import { semearEventos } from './semear/eventos.ts'
import { semearIndicacoes } from './semear/indicacoes.ts'
import { semearLeiloes } from './semear/leiloes.ts'
import { semearJudicial } from './semear/judicial.ts'
import { semearBens } from './semear/bens.ts'
import { semearEstoque } from './semear/estoque.ts'
import { type FotoGuardada, guardarFotos } from './semear/fotos.ts'
import { semearMarca } from './semear/marca.ts'
import { semearEstadias } from './semear/patios.ts'
import { Passado } from './semear/passado.ts'
import { semearIntegracoes } from './semear/integracoes.ts'
import { semearRemocoes } from './semear/remocoes.ts'
import { semearPessoas } from './semear/pessoas.ts'
import { semearAceites } from './semear/textos-e-regulamentos.ts'
import { semearValidacoes } from './semear/validacoes.ts'
import { semearVendas } from './semear/vendas.ts'
import { semearVistorias } from './semear/vistorias.ts'

/** The one password of all demonstration logins. */
export const SENHA_DEMO = 'martelo'

export async function semear(s: Servicos): Promise<void> {
  const ja = await s.banco.sistema
    .selectFrom('hotsite')
    .select('id')
    .where('subdominio', '=', 'leilao')
    .executeTakeFirst()
  if (ja !== undefined) return
  s.log.info('loading the demonstration')
  await semearMarcas(s, MARCAS, await guardarFotos(s))
}

/** Some of the brands, with pictures that are stored already. */
export async function semearMarcas(
  s: Servicos,
  marcas: readonly MarcaDemo[],
  fotos: ReadonlyMap<string, FotoGuardada>,
): Promise<void> {
  const senhaHash = await resumirSenha(SENHA_DEMO)
  // One transaction: a process killed in the middle leaves nothing half-loaded.
  const agora = Date.now()
  await s.banco.sistema.transaction().execute(async (tx) => {
    for (const marca of marcas) {
      const hotsite = await semearMarca(tx, s, marca)
      const pessoas = await semearPessoas(tx, hotsite.id, senhaHash, marca.subdominio)
      const bens = await semearBens(tx, hotsite.id, pessoas, fotos)
      await semearLeiloes(tx, hotsite, pessoas, bens, agora)
      await semearValidacoes(tx, hotsite.id)
      await semearVendas(tx, s, hotsite, pessoas, fotos, agora)
      await semearEventos(tx, hotsite.id, agora)
      await semearIndicacoes(tx, hotsite.id, agora)
      await semearVistorias(tx, s, hotsite.id, bens, agora)
      await semearEstadias(tx, hotsite.id, agora)
      await semearEstoque(tx, hotsite.id, agora)
      await semearRemocoes(new Passado(tx, s, hotsite, agora), agora)
      await semearIntegracoes(new Passado(tx, s, hotsite, agora), agora)
      await semearJudicial(tx, hotsite, pessoas, fotos, agora)
      await semearAceites(tx, hotsite)
      await semearConteudo(tx, s, hotsite, marca, agora)
    }
  })
  s.hotsites.esquecer()
}
