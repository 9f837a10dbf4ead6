import { criarSessao } from '@martelo/contracts/conteudo/criar-sessao.contract.ts'
import { prioridades } from '@martelo/domain/conteudo/paginas.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { camposErrados, mudarRascunho } from './mudar-rascunho.ts'
import { configLimpa, MAXIMO_DE_SESSOES } from './partes-da-pagina.ts'
import { exigirVideoDaCasa } from './video-da-secao.ts'
import { gravarPrioridades, inserirSessoes } from './rascunho.sql.ts'

handle(criarSessao, (ctx, { body }) => {
  const { paginaUid, versao, depoisDe, ...s } = body
  return mudarRascunho(ctx, { pagina: paginaUid }, versao, async (tx, { pagina, sessoes }) => {
    if (sessoes.length >= MAXIMO_DE_SESSOES)
      camposErrados({ elemento: `Uma página tem no máximo ${MAXIMO_DE_SESSOES} seções` })
    await exigirVideoDaCasa(ctx, s.config)
    const [uid = ''] = await inserirSessoes(
      tx,
      pagina,
      [
        {
          uid: '',
          elemento: s.elemento,
          nome: s.nome,
          ativo: s.ativo,
          container: s.container ?? s.elemento !== 'BUSCA_HERO',
          tamanhoColuna: s.tamanhoColuna ?? 'inteira',
          margemCabecalho: s.margemCabecalho ?? 'media',
          margemRodape: s.margemRodape ?? 'zero',
          prioridade: 0,
          config: configLimpa(s.elemento, s.config ?? {}),
          itens: [],
        },
      ],
      exigirSessao(ctx).usuId,
    )
    const ordem = sessoes.map((x) => x.uid)
    const onde = depoisDe === undefined ? -1 : ordem.indexOf(depoisDe)
    ordem.splice(onde < 0 ? ordem.length : onde + 1, 0, uid)
    await gravarPrioridades(tx, 'pagina_sessao', pagina.hotId, prioridades(ordem))
    return { acao: 'criar-sessao', depois: { [`sessao ${s.nome}`]: s.elemento } }
  })
})
