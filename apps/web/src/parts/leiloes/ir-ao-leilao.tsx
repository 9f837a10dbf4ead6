// From one screen of an auction to the others: its record, the live follow-up, the auctioneer's desk, the auditorium, the
// public page. Only those that this person may open and that exist in the auction's state.
import { Button, Group } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { TELAS_LEILOEIRO } from '@martelo/contracts/core/telas/leiloeiro.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { TELAS_TRANSMISSOES } from '@martelo/contracts/core/telas/transmissoes.telas.ts'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import { IconBroadcast, IconExternalLink, IconGavel, IconVideo } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useQuem } from '../../core/marca-atual.ts'

interface Leilao {
  readonly id: number
  readonly uid: string
  readonly situacao?: string
  /** a rehearsal has no page on the site */
  readonly teste?: boolean
}

/** `menos`: the screen on which the links stand. */
export function IrAoLeilao({ leilao, menos }: { leilao: Leilao; menos: 'ficha' | 'acompanhar' }) {
  const quem = useQuem()
  const { id, uid, situacao, teste = false } = leilao
  const publicado = situacao !== 'EM_LOTEAMENTO'
  if (!publicado) return null
  const aoVivo = situacao === undefined || situacao === 'AO_VIVO' || situacao === 'PRONTO'
  return (
    <Group gap="xs">
      {menos !== 'ficha' && permite('leilao:ver', quem) && (
        <Button component={Link} variant="default" to={caminho(TELAS_RETAGUARDA.leilao, { id })}>
          Ficha do leilão
        </Button>
      )}
      {menos !== 'acompanhar' && permite('pregao:acompanhar', quem) && (
        <Button
          component={Link}
          variant={situacao === 'AO_VIVO' ? 'filled' : 'default'}
          leftSection={<IconBroadcast size={16} aria-hidden />}
          to={caminho(TELAS_RETAGUARDA.backofficeAcompanharLeilao, { leilaoUid: uid })}
        >
          Acompanhar
        </Button>
      )}
      {aoVivo && permite('pregao:conduzir', quem) && (
        <Button
          component={Link}
          variant="default"
          leftSection={<IconGavel size={16} aria-hidden />}
          to={caminho(TELAS_LEILOEIRO.conduzirLeilao, { leiUid: uid })}
        >
          Conduzir
        </Button>
      )}
      {permite('transmissao:operar', quem) && (
        <Button
          component={Link}
          variant="default"
          // The studio's page has a policy of its own (microphone, camera), which only a load brings.
          reloadDocument
          leftSection={<IconVideo size={16} aria-hidden />}
          to={caminho(TELAS_TRANSMISSOES.transmissao, { leilaoUid: uid })}
        >
          Estúdio
        </Button>
      )}
      <AosPapeis uid={uid} acabou={situacao === 'EXECUTADO'} />
      {aoVivo && !teste && (
        <Button component={Link} variant="default" to={caminho(TELAS_VITRINE.auditorio, { leiUid: uid })}>
          Auditório
        </Button>
      )}
      {!teste && (
        <Button
          component={Link}
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
          to={caminho(TELAS_VITRINE.leilaoDaAgenda, { leiUid: uid })}
        >
          Ver no site
        </Button>
      )}
    </Group>
  )
}

/** What consignor and house keep of the auction: the consignor's view, the documents, the word on the auctioneer. */
function AosPapeis({ uid, acabou }: { readonly uid: string; readonly acabou: boolean }) {
  const quem = useQuem()
  return (
    <>
      {permite('comitente:acompanhar', quem) && (
        <Button
          component={Link}
          variant="default"
          to={caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid: uid })}
        >
          Visão do comitente
        </Button>
      )}
      {permite('documento-leilao:ver', quem) && (
        <Button
          component={Link}
          variant="default"
          to={caminho(TELAS_RETAGUARDA.documentosDoLeilao, { leilaoUid: uid })}
        >
          Documentos
        </Button>
      )}
      {acabou && permite('avaliacao-leiloeiro:dar', quem) && (
        <Button
          component={Link}
          variant="default"
          to={caminho(TELAS_COMITENTE.avaliacaoDoLeiloeiro, { uid })}
        >
          Avaliar o leiloeiro
        </Button>
      )}
    </>
  )
}
