import { mudarEnderecoDoHotsite } from '@martelo/contracts/hotsites/mudar-endereco-do-hotsite.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { daPlataforma, SO_PLATAFORMA } from './exigir-plataforma.ts'
import { hostsOcupados, semVazios } from './hosts-ocupados.ts'
import { enderecoOcupado, mudarEndereco } from './plataforma.sql.ts'

handle(mudarEnderecoDoHotsite, async (ctx, { params, body }) => {
  if (!(await daPlataforma(ctx))) return SO_PLATAFORMA
  const { banco, servicos } = ctx
  const casa = await servicos.hotsites.porId(params.id)
  if (casa === null) return recusar('NAO_ENCONTRADO', 'Site não encontrado')
  const ocupado = await enderecoOcupado(banco.sistema, { ...body, menos: casa.id })
  const campos: Record<string, string> =
    ocupado === null ? {} : { [ocupado]: 'Este endereço já é de outro site.' }
  const enderecos = semVazios(body.enderecos)
  Object.assign(campos, await hostsOcupados(ctx, casa.id, enderecos))
  if (!body.ativo && casa.id === ctx.hotsite.id)
    campos.ativo = 'O site em que você está não sai do ar por aqui.'
  if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
  await mudarEndereco(banco.sistema, casa.id, { ...body, enderecos })
  const { subdominio, dominio, tipo, ativo, emPreparacao } = casa
  await banco.doHotsite(casa.id, (tx) =>
    auditar({ ...ctx, hotsite: casa }, tx, {
      entidade: 'hotsite',
      uid: casa.uid,
      acao: 'mudarEndereco',
      antes: { subdominio, dominio, tipo, ativo, emPreparacao, enderecos: casa.enderecos },
      depois: { ...body, enderecos },
    }),
  )
  servicos.hotsites.esquecer()
  await servicos.barramento.publicar('hotsite', {})
  return {}
})
