// The authorisation that a third party shows at the yard's gate.
import type { Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarDataHora, formatarHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { montarAutorizacao } from './montar-autorizacao.ts'
import { tipoDoSite } from './montar-impresso.ts'
import { dados, linhasDoItem, parte, topoDaFolha } from './partes-da-folha.ts'

export async function folhaDaAutorizacao(ctx: Ctx, chave: string): Promise<Folha[] | null> {
  const a = await montarAutorizacao(ctx, chave)
  if (a === null) return null
  const { patio } = a
  const vencida = `Esta autorização não vale mais: ${a.situacao.toLowerCase()}.`
  return [
    {
      ...topoDaFolha(a.cabecalho, {
        titulo: 'Autorização de retirada por terceiros',
        numero: a.situacao,
        completo: a.completo,
      }),
      blocos: [
        ...(a.valida ? [] : [{ tipo: 'aviso' as const, texto: vencida, alerta: true }]),
        {
          tipo: 'texto',
          paragrafos: [
            `${a.comprador.nome}, portador do documento ${a.comprador.documento}, autoriza a pessoa abaixo a retirar o bem indicado, no local, data e horário agendados.`,
          ],
        },
        dados('Quem retira', [
          ['Nome', a.terceiro.nome],
          ['CPF', a.terceiro.documento],
          ['Telefone', a.terceiro.telefone],
        ]),
        { tipo: 'texto', titulo: 'Bem', paragrafos: linhasDoItem(a.item, palavras(tipoDoSite(ctx))) },
        dados('Retirada', [
          ['Pátio', `${patio.nome} – ${patio.endereco}, ${patio.cidade}/${patio.uf}`],
          [
            'Horário',
            `${formatarDataHora(Date.parse(a.inicio))} às ${formatarHora(Date.parse(a.fim))} (horário de Brasília)`,
          ],
        ]),
        parte(a.comprador, 'Comprador que autoriza'),
        {
          tipo: 'texto',
          titulo: 'Para apresentar no pátio',
          paragrafos: [
            'Documento original com foto de quem retira; esta autorização assinada, com firma reconhecida ou assinatura gov.br; cópia do documento do comprador.',
          ],
        },
        { tipo: 'assinaturas', nomes: ['Comprador', 'Quem retira'] },
      ],
    },
  ]
}
