import { liberarAcesso } from '@martelo/contracts/usuarios/liberar-acesso.contract.ts'
import { type Escopo, MAXIMO_DE_DIAS_DA_LIBERACAO } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarLiberacao } from './apresentar-liberacao.ts'
import { ABA_DOS_ACESSOS, oQuePode } from './avisar-da-liberacao.ts'
import { liberacoesDaCasa, liberacoesDoDono, quemEntraCom } from './liberacoes.sql.ts'

const DIA_MS = 86_400_000

handle(liberarAcesso, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const hotId = ctx.hotsite.id
    const { usuId, nome } = exigirSessao(ctx)
    const dono = await quemEntraCom(tx, hotId, body.donoEmail)
    const quem = await quemEntraCom(tx, hotId, body.quemEmail)
    const ate = Date.parse(body.ate)
    const campos: Record<string, string> = {}
    if (dono?.cliId == null) campos.donoEmail = 'Nenhum cliente ativo entra com este e-mail.'
    if (quem === undefined) campos.quemEmail = 'Nenhuma conta ativa entra com este e-mail.'
    else if (quem.usuId === dono?.usuId) campos.quemEmail = 'É a mesma conta.'
    if (ate <= ctx.agora || ate > ctx.agora + MAXIMO_DE_DIAS_DA_LIBERACAO * DIA_MS)
      campos.ate = `Escolha um dia até ${MAXIMO_DE_DIAS_DA_LIBERACAO} dias à frente.`
    if (dono?.cliId == null || quem === undefined || Object.keys(campos).length > 0)
      return recusar('CAMPOS', Object.values(campos), { campos })
    const existe = (await liberacoesDoDono(tx, hotId, dono.usuId)).some(
      (l) => l.usuId === quem.usuId && (l.situacao === 'aguardando' || l.situacao === 'consentida'),
    )
    if (existe) return recusar('EM_USO', 'Esta pessoa já tem um acesso a esta conta: encerre o outro antes.')
    const escopo: Escopo[] = [...new Set<Escopo>(['ver', ...body.escopo])]
    const nova = await tx
      .insertInto('liberacaoAcesso')
      .values({
        hotId,
        cliId: dono.cliId,
        usuId: quem.usuId,
        escopo,
        motivo: body.motivo,
        ate: new Date(ate),
        createdBy: usuId,
      })
      .returning('uid')
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, {
      entidade: 'liberacao_acesso',
      uid: nova.uid,
      acao: 'criar',
      depois: { dono: dono.nome, quem: quem.nome, escopo, ate: body.ate },
      motivo: body.motivo,
    })
    await ctx.servicos.correio.avisar(tx, hotId, {
      tipo: 'acesso-a-consentir',
      para: { usuId: dono.usuId },
      variaveis: { quem: quem.nome, pode: oQuePode({ escopo }), ate, motivo: body.motivo, equipe: nome },
      link: ABA_DOS_ACESSOS,
      por: usuId,
    })
    return (await liberacoesDaCasa(tx, hotId)).map(apresentarLiberacao)
  }),
)
