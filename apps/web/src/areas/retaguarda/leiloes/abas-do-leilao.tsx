// An auction as a workplace: from its preparation to its result, each of its queues in its own tab.
import { Card, Stack, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { FilaDeCondicionais } from '../../../parts/condicionais/fila-de-condicionais.tsx'
import type { Aba } from '../../../kit/ficha/ficha.tsx'
import { TabelaDeCaucoes } from '../caucoes/tabela-de-caucoes.tsx'
import { usePendencias } from '../moldura/usar-pendencias.ts'
import { AcompanharNaFicha } from '../pregao/acompanhar-na-ficha.tsx'
import { TabelaDeVendas } from '../vendas/tabela-de-vendas.tsx'
import { AbaDados, AnexosDoLeilao } from './aba-dados-do-leilao.tsx'
import { AbaHabilitacoes } from './aba-habilitacoes.tsx'
import { AbaLotesDoLeilao } from './aba-lotes-do-leilao.tsx'
import { AbaResultados } from './aba-resultados.tsx'
import type { Leilao } from './leilao-lido.ts'

const comConta = (titulo: string, n: number): string => (n > 0 ? `${titulo} (${n})` : titulo)

export function useAbasDoLeilao(a: Leilao, refazer: () => Promise<void>): readonly Aba[] {
  const quem = useQuem()
  const pedidos = usePendencias().data?.habilitacoes.find((h) => h.leiId === a.id)?.quantos ?? 0
  const publicado = a.situacao !== 'EM_LOTEAMENTO'
  const pedeCaucao = a.tipoHabilitacao === 'CAUCAO' || Boolean(a.caucaoValor) || Boolean(a.caucaoPorcentagem)
  const todas: readonly (Aba & { readonly mostrar: boolean })[] = [
    { id: 'dados', titulo: 'Preparar', mostrar: true, conteudo: <AbaDados a={a} refazer={refazer} /> },
    {
      id: 'lotes',
      titulo: `Lotes (${a.quantidadeLotes})`,
      mostrar: true,
      conteudo: <AbaLotesDoLeilao a={a} refazer={refazer} />,
    },
    {
      id: 'habilitacoes',
      titulo: comConta('Habilitações', pedidos),
      mostrar: permite('habilitacao:decidir', quem),
      conteudo: <AbaHabilitacoes leiUid={a.uid} />,
    },
    {
      id: 'caucoes',
      titulo: 'Cauções',
      mostrar: permite('caucao:ver', quem) && pedeCaucao,
      conteudo: <TabelaDeCaucoes leiUid={a.uid} />,
    },
    {
      id: 'ao-vivo',
      titulo: 'Ao vivo',
      mostrar: permite('pregao:acompanhar', quem) && publicado,
      conteudo: <AcompanharNaFicha leilaoUid={a.uid} />,
    },
    {
      id: 'condicionais',
      titulo: 'Condicionais',
      mostrar: permite('pregao:acompanhar', quem) && publicado,
      conteudo: <FilaDeCondicionais leiUid={a.uid} />,
    },
    {
      id: 'vendas',
      titulo: 'Vendas',
      mostrar: permite('venda:ver', quem) && publicado,
      conteudo: <TabelaDeVendas leiUid={a.uid} />,
    },
    {
      id: 'documentos',
      titulo: 'Documentos',
      mostrar: true,
      conteudo: (
        <Stack>
          <AnexosDoLeilao a={a} refazer={refazer} />
          <Card withBorder>
            <Title order={2} size="h5" mb="sm">
              Arquivos da casa
            </Title>
            <AnexosDoRegistro entidade="leilao" uid={a.uid} />
          </Card>
        </Stack>
      ),
    },
    { id: 'resultados', titulo: 'Resultado', mostrar: true, conteudo: <AbaResultados a={a} /> },
  ]
  return todas.filter((x) => x.mostrar)
}
