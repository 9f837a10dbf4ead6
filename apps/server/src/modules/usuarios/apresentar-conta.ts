import type { UsuarioDaCasa } from '@martelo/contracts/usuarios/usuario-da-casa.schemas.ts'
import { descreverAparelho } from '@martelo/domain/usuarios/aparelho.ts'
import { lugarDoAcesso } from '@martelo/domain/usuarios/lugar-do-acesso.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { chavesDe } from './chaves.sql.ts'
import { comitentesDaConta, type Conta, type LinhaDeConta, patiosDaConta } from './contas.sql.ts'
import { direitosDaConta } from './direitos.sql.ts'
import { motivoDeNaoRepresentar } from './permissoes-da-conta.ts'
import { estadoDoFator } from './segundo-fator.sql.ts'
import { apresentarChave } from './site-das-chaves.ts'
import { acessosEmitidos } from './usuarios.sql.ts'
import { redesDaCasa, sessoesAbertas, ultimasEntradas } from './sessoes.sql.ts'

const ULTIMAS = 50

export const apresentarLinhaDeConta = ({ ultimoAcessoAt, ...l }: LinhaDeConta) => ({
  ...l,
  ultimoAcessoAt: iso(ultimoAcessoAt),
})

export async function apresentarConta(ctx: Ctx, tx: Tx, c: Conta): Promise<z.infer<typeof UsuarioDaCasa>> {
  const hotId = ctx.hotsite.id
  const { createdAt, regraRedes, regraDias, regraDe, regraAte, ...conta } = c
  const abertas = await sessoesAbertas(tx, hotId, c.id)
  const sabe = { daqui: ctx.ip, redesDaCasa: await redesDaCasa(tx, hotId) }
  return {
    ...apresentarLinhaDeConta(conta),
    versao: c.versao,
    motivoBloqueio: c.motivoBloqueio,
    temSenha: c.temSenha,
    cliUid: c.cliUid,
    criadoAt: iso(createdAt),
    eu: exigirSessao(ctx).usuId === c.id,
    naoSeRepresenta: await motivoDeNaoRepresentar(tx, hotId, exigirSessao(ctx), c),
    comitentes: await comitentesDaConta(tx, hotId, c.id),
    patios: await patiosDaConta(tx, hotId, c.id),
    segundoFatorAt: iso((await estadoDoFator(tx, hotId, c.id)).ligadoAt),
    chaves: (await chavesDe(tx, hotId, c.id)).map(apresentarChave),
    acessosEmitidos: (await acessosEmitidos(tx, hotId, c.id)).map((a) => ({ ...a, expira: iso(a.expira) })),
    sessoes: abertas.length,
    sessoesAbertas: abertas.map((s) => ({
      familia: s.familia,
      aparelho: descreverAparelho(s.agente),
      ip: s.ip,
      lugar: lugarDoAcesso(s.ip, sabe),
      por: s.por,
      em: s.em,
      atual: s.familia === exigirSessao(ctx).familia,
      abertaAt: iso(s.abertaAt),
      renovadaAt: iso(s.renovadaAt),
    })),
    regra: { redes: regraRedes, dias: regraDias, de: regraDe, ate: regraAte },
    permissoes: (await direitosDaConta(tx, hotId, c.id)).map((d) => ({
      ...d,
      ate: iso(d.ate),
      desde: iso(d.desde),
    })),
    entradas: (await ultimasEntradas(tx, hotId, c.id, ULTIMAS)).map(({ agente, quando, ...e }) => ({
      ...e,
      quando: iso(quando),
      aparelho: descreverAparelho(agente),
    })),
  }
}
