// The guided path's last step: the picture from which the colours came becomes the new house's logo. Its own administrators
// change it in "Marca".
import { logoDoNovoHotsite } from '@martelo/contracts/hotsites/logo-do-novo-hotsite.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { publicar } from '../../core/files/publicar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { daPlataforma, SO_PLATAFORMA } from './exigir-plataforma.ts'
import { prepararImagemDaMarca } from './imagem-da-marca.ts'
import { PASTA_DAS_MARCAS } from './imagens-guardadas.ts'
import { vestirLogo } from './cores-da-casa.sql.ts'

handle(logoDoNovoHotsite, async (ctx, { params, arquivos }) => {
  if (!(await daPlataforma(ctx))) return SO_PLATAFORMA
  const { banco, servicos } = ctx
  const casa = await servicos.hotsites.porId(params.id)
  if (casa === null) return recusar('NAO_ENCONTRADO', 'Site não encontrado')
  const naoServe = (mensagem: string) => recusar('ARQUIVO', mensagem, { campos: { logo: mensagem } })
  const [enviado] = arquivos
  if (enviado === undefined) return naoServe('Escolha um arquivo')
  const pronta = await prepararImagemDaMarca(enviado.bytes, 'logo')
  if (!pronta.ok) return naoServe(pronta.mensagem)
  const url = await publicar(
    { servicos, hotsite: casa },
    PASTA_DAS_MARCAS,
    pronta.imagem.bytes,
    pronta.imagem.extensao,
  )
  await banco.doHotsite(casa.id, async (tx) => {
    await vestirLogo(tx, casa.id, url)
    await auditar({ ...ctx, hotsite: casa }, tx, {
      entidade: 'hotsite',
      uid: casa.uid,
      acao: 'alterar',
      antes: { logo: casa.logo },
      depois: { logo: url },
      motivo: `Administração da plataforma, a partir de ${ctx.hotsite.nome}`,
    })
  })
  servicos.hotsites.esquecer()
  await servicos.barramento.publicar('hotsite', {})
  return { url }
})
