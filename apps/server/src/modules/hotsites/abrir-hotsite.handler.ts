// A new house, opened by the platform in the browser: with the rules of another one when that is asked, and its first people.
import { abrirHotsite } from '@martelo/contracts/hotsites/abrir-hotsite.contract.ts'
import { errosDaEquipe } from '@martelo/domain/usuarios/administrar.ts'
import { auditar } from '../../core/auditoria.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { montarLeilaoDeTeste } from '../leiloes/door.ts'
import { abrirCasa } from './abrir-casa.ts'
import { convidarEquipe } from './convidar-equipe.ts'
import { copiarCasa } from './copiar-casa.ts'
import { enderecoDaCasa } from './endereco-da-casa.ts'
import { daPlataforma, SO_PLATAFORMA } from './exigir-plataforma.ts'
import { casaOcupada } from './hosts-ocupados.ts'
import { mudarEndereco } from './plataforma.sql.ts'
import { porCores } from './cores-da-casa.sql.ts'

handle(abrirHotsite, async (ctx, { body }) => {
  if (!(await daPlataforma(ctx))) return SO_PLATAFORMA
  const { banco, servicos } = ctx
  const campos = errosDaEquipe(body.email, body.equipe)
  if (Object.keys(campos).length > 0) return recusar('CAMPOS', Object.values(campos), { campos })
  const deOutro = await casaOcupada(ctx, null, body)
  if (Object.keys(deOutro).length > 0) return recusar('CAMPOS', Object.values(deOutro), { campos: deOutro })
  if (body.copiarDe !== null && (await servicos.hotsites.porId(body.copiarDe)) === null)
    return recusar('CAMPOS', 'Escolha o site a copiar', { campos: { copiarDe: 'Escolha o site a copiar' } })
  const { subdominio, dominio, tipo, publicar, copiarDe, copiar } = body
  const endereco = enderecoDaCasa(ctx.origem, servicos.config.dominio, { subdominio, dominio: null })
  // All of it or no house: one that stands half would be open to visitors.
  const aberta = await abrirCasa(banco, body, async (tx, id) => {
    if (copiarDe !== null) await copiarCasa(tx, copiarDe, id, copiar)
    await porCores(tx, id, body)
    await mudarEndereco(tx, id, { subdominio, dominio, tipo, ativo: true, emPreparacao: !publicar })
    await convidarEquipe(ctx, tx, { id, origem: endereco }, body.equipe)
    if (body.leilaoDeTeste) await montarLeilaoDeTeste(tx, id, null)
  })
  if (aberta === null)
    return recusar('CAMPOS', 'Este endereço já é de outro site.', {
      campos: { subdominio: 'Este endereço já é de outro site.' },
    })
  const { id, segredo } = aberta
  await ctx.tx((tx) =>
    auditar(ctx, tx, {
      entidade: 'hotsite',
      uid: ctx.hotsite.uid,
      acao: 'abrirHotsite',
      depois: {
        nome: body.nome,
        subdominio,
        dominio,
        copiarDe,
        copiar: copiarDe === null ? [] : copiar,
        equipe: body.equipe,
      },
    }),
  )
  servicos.hotsites.esquecer()
  await servicos.barramento.publicar('hotsite', {})
  return { id, endereco, senha: `${endereco}/redefinir-senha?hash=${segredo}` }
})
