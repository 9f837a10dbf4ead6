import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { mudarEnderecoDoHotsite } from '@martelo/contracts/hotsites/mudar-endereco-do-hotsite.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { daPlataforma, SO_PLATAFORMA } from './exigir-plataforma.ts'
import { casaOcupada, hostsOcupados, semVazios } from './hosts-ocupados.ts'
import { leiloesAndando, mudarEndereco } from './plataforma.sql.ts'

handle(mudarEnderecoDoHotsite, async (ctx, { params, body }) => {
  if (!(await daPlataforma(ctx))) return SO_PLATAFORMA
  const { banco, servicos } = ctx
  const casa = await servicos.hotsites.porId(params.id)
  if (casa === null) return recusar('NAO_ENCONTRADO', 'Site não encontrado')
  const campos: Record<string, string> = await casaOcupada(ctx, casa.id, body)
  const enderecos = semVazios(body.enderecos)
  Object.assign(campos, await hostsOcupados(ctx, casa.id, enderecos))
  if (!body.ativo && casa.id === ctx.hotsite.id)
    campos.ativo = 'O site em que você está não sai do ar por aqui.'
  const sai = casa.ativo && !casa.emPreparacao && (!body.ativo || body.emPreparacao)
  const andando = sai ? await leiloesAndando(banco.sistema, casa.id) : []
  if (andando.length > 0) campos.ativo = comLeiloesAndando(andando)
  if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
  if (!(await mudarEndereco(banco.sistema, casa.id, { ...body, enderecos })))
    return recusar('MUDOU', MENSAGENS.mudouEntretanto)
  const { subdominio, dominio, tipo, ativo, emPreparacao } = casa
  const { versao: _, ...escrito } = body
  await banco.doHotsite(casa.id, (tx) =>
    auditar({ ...ctx, hotsite: casa }, tx, {
      entidade: 'hotsite',
      uid: casa.uid,
      acao: 'mudarEndereco',
      antes: { subdominio, dominio, tipo, ativo, emPreparacao, enderecos: casa.enderecos },
      depois: { ...escrito, enderecos },
    }),
  )
  servicos.hotsites.esquecer()
  await servicos.barramento.publicar('hotsite', {})
  return {}
})

/** Its lots would end, or be called, without a person who can bid. */
function comLeiloesAndando(nomes: readonly string[]): string {
  const ditos = nomes.slice(0, 3).join(', ')
  const mais = nomes.length > 3 ? ` e mais ${nomes.length - 3}` : ''
  return `Há leilões em andamento: ${ditos}${mais}. Suspenda-os, espere o fim ou anuncie uma manutenção.`
}
