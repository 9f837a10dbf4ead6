// The client's favourites: the newest lot of each vehicle, fifty per page. What is no longer a favourite leaves at once.
import { Pagination, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconHeart } from '@martelo/ui/icones.tsx'
import { EmptyState, ErrorState } from '@martelo/ui/states.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { chamarContando } from '../../../core/api.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { CartaoDoLote } from '../../../parts/lotes/cartao-do-lote.tsx'
import { useFavoritos } from '../../../parts/lotes/meus-favoritos.ts'
import { carregarMeusEstados } from '../../../parts/lotes/carregar-meus-estados.ts'
import { iniciarFavoritos } from '../../../parts/lotes/mudar-favoritos.ts'
import { receberAtualizacao } from '../../../parts/lotes/valores-ao-vivo.ts'
import type { LoteSelecionadoAtualizado } from '@martelo/contracts/lances/lances.events.ts'

const POR_PAGINA = 50

export default function Favoritos() {
  const p = usePalavras()
  const [pagina, setPagina] = useState(1)
  const meus = useFavoritos()
  const iniciados = useIniciados()
  const consulta = useQuery({
    queryKey: ['favoritos', pagina],
    queryFn: () =>
      chamarContando('GET /v1/lote/buscar-favoritos', { query: { pagina, porPagina: POR_PAGINA } }),
    placeholderData: keepPreviousData,
  })
  const lotes = consulta.data?.valor.filter((l) => !iniciados || meus.has(l.veiUid)) ?? []
  const paginas = Math.ceil((consulta.data?.total ?? 0) / POR_PAGINA)
  return (
    <Stack gap="md">
      <title>Favoritos</title>
      <Title order={1} size="h2">
        Favoritos
      </Title>
      {consulta.isPending && <Esqueleto />}
      {consulta.isError && (
        <ErrorState
          description={consulta.error.message}
          onRetry={() => void consulta.refetch()}
          retrying={consulta.isFetching}
        />
      )}
      {consulta.data && lotes.length === 0 && (
        <EmptyState
          icon={IconHeart}
          title="Você ainda não tem favoritos"
          description={`Toque no coração de um ${p.lote.um} para guardá-lo aqui e acompanhar o valor.`}
          actions={
            <Link to="/leilao" {...buttonLook({ variant: 'primary' })}>
              Ver os {p.lote.varios}
            </Link>
          }
        />
      )}
      {lotes.length > 0 && (
        <>
          <h2 className="ui-visually-hidden">{p.lote.varios}</h2>
          <ul className="grade-de-lotes">
            {lotes.map((l) => (
              <li key={l.uid}>
                <CartaoDoLote lote={l} />
              </li>
            ))}
          </ul>
        </>
      )}
      {paginas > 1 && (
        <Pagination
          value={pagina}
          onChange={setPagina}
          total={paginas}
          getControlProps={(c) => ({
            'aria-label': { next: 'Próxima', previous: 'Anterior', first: 'Primeira', last: 'Última' }[c],
          })}
        />
      )}
    </Stack>
  )
}

/** Hearts, marks and live values of the cards, as on the storefront. True when the hearts are known. */
function useIniciados(): boolean {
  const { id } = useMarca()
  const [pronto, setPronto] = useState(false)
  useEffect(() => {
    // Without the list of favourites every lot of the page counts as one: it was asked for as such.
    iniciarFavoritos(true).then(
      () => setPronto(true),
      () => undefined,
    )
    void carregarMeusEstados()
    return entrarNaSala(`site:${id}`, {
      quadro({ evento, dados }) {
        if (evento === 'lote-selecionado-atualizado')
          receberAtualizacao(dados as unknown as LoteSelecionadoAtualizado)
      },
      recarregar: () => undefined,
    })
  }, [id])
  return pronto
}

function Esqueleto() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} role="status" aria-label="Carregando favoritos">
      {Array.from({ length: 6 }, (_, i) => (
        <Skeleton key={i} height={380} radius="lg" />
      ))}
    </SimpleGrid>
  )
}
