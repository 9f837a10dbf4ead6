// The guided path's last step: the picture from which the colours came becomes the new house's logo. Its own administrators
// change it in "Marca".
import { logoDoNovoHotsite } from '@martelo/contracts/hotsites/logo-do-novo-hotsite.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { publicarImagem } from '../../core/files/publicar-imagem.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { daPlataforma, SO_PLATAFORMA } from './exigir-plataforma.ts'
import { usoDaMarca } from './imagem-da-marca.ts'
import { PASTA_DAS_MARCAS } from './imagens-guardadas.ts'
import { vestirLogo } from './cores-da-casa.sql.ts'

handle(logoDoNovoHotsite, async (ctx, { params, arquivos: [enviado] }) => {
  if (!(await daPlataforma(ctx))) return SO_PLATAFORMA
  const { banco, servicos } = ctx
  const casa = await servicos.hotsites.porId(params.id)
  if (casa === null) return recusar('NAO_ENCONTRADO', 'Site não encontrado')
  const destino = { pasta: PASTA_DAS_MARCAS, campo: 'logo', uso: usoDaMarca('logo') }
  const { url } = await publicarImagem({ servicos, hotsite: casa }, enviado, destino)
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
