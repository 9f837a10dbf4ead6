// An auction as a workplace: from its preparation to its result, each of its queues in its own tab. A tab's program is fetched
// when it is opened: the record itself is there at once.
import '../../../kit/anexos/anexos.css'
import '../../../kit/tabela/tabela.css'
import '../../../parts/conversas/conversa.css'
import './lista-ordenada.css'
import { Card, Skeleton, Stack, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { useQuem } from '../../../core/marca-atual.ts'
import type { Aba } from '../../../kit/ficha/ficha.tsx'
import { usePendencias } from '../moldura/usar-pendencias.ts'
import { AbaDados, AnexosDoLeilao } from './aba-dados-do-leilao.tsx'
import { AbaResultados } from './aba-resultados.tsx'
import type { Leilao } from './leilao-lido.ts'

function aParte<P extends object>(ler: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Aba = lazy(async () => ({ default: await ler() })) as unknown as ComponentType<P>
  return (p) => (
    <Suspense fallback={<Skeleton height={320} radius="md" role="status" aria-label="Carregando" />}>
      <Aba {...p} />
    </Suspense>
  )
}
const AbaLotesDoLeilao = aParte(async () => (await import('./aba-lotes-do-leilao.tsx')).AbaLotesDoLeilao)
const AbaHabilitacoes = aParte(async () => (await import('./aba-habilitacoes.tsx')).AbaHabilitacoes)
const AbaJudicial = aParte(async () => (await import('./aba-judicial.tsx')).AbaJudicial)
const TabelaDeCaucoes = aParte(async () => (await import('../caucoes/tabela-de-caucoes.tsx')).TabelaDeCaucoes)
const AcompanharNaFicha = aParte(
  async () => (await import('../pregao/acompanhar-na-ficha.tsx')).AcompanharNaFicha,
)
const FilaDeCondicionais = aParte(
  async () => (await import('../../../parts/condicionais/fila-de-condicionais.tsx')).FilaDeCondicionais,
)
const TabelaDeVendas = aParte(async () => (await import('../vendas/tabela-de-vendas.tsx')).TabelaDeVendas)
const AnexosDoRegistro = aParte(
  async () => (await import('../../../kit/anexos/anexos-do-registro.tsx')).AnexosDoRegistro,
)

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
      id: 'judicial',
      titulo: 'Judicial',
      mostrar: permite('leilao:editar', quem),
      conteudo: <AbaJudicial leilaoUid={a.uid} data={a.data} />,
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
