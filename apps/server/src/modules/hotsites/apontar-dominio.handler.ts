// Writes the record that a domain needs, at the house's own provider. An address that stands there already is left alone: it may
// be a site that works.
import { apontarDominio } from '@martelo/contracts/hotsites/apontar-dominio.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { daPlataforma, SO_PLATAFORMA } from './exigir-plataforma.ts'
import { DNS } from './provedor-de-dns.integration.ts'

handle(apontarDominio, async (ctx, { body: { dominio } }) => {
  const { hotsite, servicos, reqId } = ctx
  if (dominio !== hotsite.dominio && !(await daPlataforma(ctx))) return SO_PLATAFORMA
  const alvo = servicos.config.dominio
  const objeto = { tipo: 'hotsite', uid: hotsite.uid }
  const porta = await servicos.externo.porta(DNS, { hotId: hotsite.id, reqId, objeto })
  if (porta === null)
    return recusar('SEM_PROVEDOR', 'Salve a credencial do provedor de DNS em Integrações, e tente de novo.')
  try {
    const feito = await porta.apontar(dominio, alvo)
    if (feito === 'ocupado')
      return recusar(
        'OCUPADO',
        'O domínio já tem um endereço (registro A) no provedor. Apague-o lá se ele deve vir para cá.',
      )
    if (feito !== 'igual')
      await ctx.tx((tx) =>
        auditar(ctx, tx, {
          entidade: 'hotsite',
          uid: hotsite.uid,
          acao: 'apontarDominio',
          depois: { dominio, valor: alvo },
        }),
      )
    return { feito, valor: alvo }
  } catch (e) {
    if (!(e instanceof FalhaExterna)) throw e
    return recusar(
      'INDISPONIVEL',
      e.desfecho === 'credencial'
        ? 'O provedor de DNS recusou a credencial. Confira o token e a zona em Integrações.'
        : 'O provedor de DNS não respondeu. Tente mais tarde ou crie o registro lá.',
    )
  }
})
