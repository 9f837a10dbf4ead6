// One party, as its card shows it. Of secrets it is told only that they are there.
import type { ParceiroDaCasa } from '@martelo/contracts/externo/externo.schemas.ts'
import { ehSecreto } from '@martelo/domain/externo/campos-da-credencial.ts'
import type { z } from 'zod'
import { CofreFechado } from '../../core/externo/cofre.ts'
import { lerCredencial } from '../../core/externo/externo.ts'
import { chaveDoDisjuntor } from '../../core/externo/ligacao.ts'
import type { QualquerParceiro } from '../../core/externo/parceiro.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type LinhaDoParceiro, lerParceiros } from './parceiros-externos.sql.ts'

type Cartao = z.infer<typeof ParceiroDaCasa>

export async function apresentarParceiros(ctx: Ctx, quais: readonly QualquerParceiro[]): Promise<Cartao[]> {
  const hotId = ctx.hotsite.id
  return ctx.ler(async (tx) => {
    const linhas = await lerParceiros(
      tx,
      hotId,
      quais.map((p) => p.nome),
    )
    const cartoes: Cartao[] = []
    for (const p of quais) {
      const l = linhas.get(p.nome)
      if (l === undefined) continue
      const salvos = await salvosDe(() => lerCredencial(tx, ctx.servicos.externo.cofre, hotId, p.nome))
      cartoes.push(await cartao(ctx, p, l, salvos))
    }
    return cartoes
  })
}

type Salvos = Readonly<Record<string, string>> | null | 'ilegivel'

async function salvosDe(ler: () => Promise<{ valores: Record<string, string> } | null>): Promise<Salvos> {
  try {
    return (await ler())?.valores ?? null
  } catch (e) {
    if (e instanceof CofreFechado) return 'ilegivel'
    throw e
  }
}

async function cartao(ctx: Ctx, p: QualquerParceiro, l: LinhaDoParceiro, salvos: Salvos): Promise<Cartao> {
  const { externo } = ctx.servicos
  const hotId = ctx.hotsite.id
  const daCasa = l.salvaAt !== null
  const de = daCasa ? 'casa' : externo.temPlataforma(p) ? 'plataforma' : null
  const valores = salvos === 'ilegivel' || salvos === null ? {} : salvos
  return {
    nome: p.nome,
    titulo: p.titulo,
    descricao: p.descricao,
    campos: Object.entries(p.campos).map(([nome, c]) => ({
      nome,
      rotulo: c.rotulo,
      tipo: c.tipo,
      obrigatorio: c.obrigatorio,
      ajuda: c.ajuda ?? null,
      valor: ehSecreto(c) ? null : (l.visivel?.[nome] ?? null),
      salvo: Boolean(valores[nome]),
    })),
    de,
    configuravel: p.soDaPlataforma !== true,
    ilegivel: salvos === 'ilegivel',
    versao: l.versao,
    salvaAt: l.salvaAt?.toISOString() ?? null,
    salvaPor: l.salvaPor,
    testadaAt: l.testadaAt?.toISOString() ?? null,
    testeErro: l.testeErro,
    testavel: p.testar !== undefined && de !== null && salvos !== 'ilegivel',
    enderecoDosAvisos: await externo.enderecoDosAvisos(p, hotId),
    pausado: de !== null && externo.disjuntores.pausado(chaveDoDisjuntor(p.nome, de, hotId)),
    respondidos: l.respondidos,
    falhas: l.falhas,
    naFila: l.naFila,
    paraVer: l.paraVer,
  }
}
