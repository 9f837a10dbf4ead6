// The papers of an auction, each as a page to print with its PDF; and the notes of all its closed sales.
import { Button, Menu } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho, type Tela } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS as T } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { IconChevronDown, IconPrinter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'

/** `nome`: of the auction, where several menus stand in one list. */
export function PapeisDoLeilao({ leiUid, nome }: { leiUid: string; nome?: string }) {
  const quem = useQuem()
  const papeis: readonly (readonly [Tela, string])[] = [
    [T.fichaLeiloeiro, caminho(T.fichaLeiloeiro, { leiUid })],
    [T.fichaLotesVidro, caminho(T.fichaLotesVidro, { leiUid })],
    [T.laudoHabilitacoes, caminho(T.laudoHabilitacoes, { uid: leiUid })],
    [T.laudoCondicionais, caminho(T.laudoCondicionais, { leiUid })],
    [T.livrosLeiloeiro, caminho(T.livrosLeiloeiro, { leiUid })],
    [T.notaLeilao, `${T.notaLeilao.path}?leilao=${leiUid}`],
  ]
  const abertos = papeis.filter(([t]) => permite(t.permission, quem))
  const telas = (
    [
      [TELAS_RETAGUARDA.leilaoUrlVideos, 'Vídeos dos lotes'],
      [TELAS_RETAGUARDA.integracaoLotes, 'Lotes da integração'],
      [TELAS_RETAGUARDA.leilaoDetran, 'Detran'],
    ] as const
  ).filter(([t]) => permite(t.permission, quem))
  const emitir = async (): Promise<void> => {
    try {
      const r = await chamar('POST /v1/leiloes/:uid/notas', { params: { uid: leiUid } })
      const novas = r.filter((x) => x.codigo !== null).length
      avisarSucesso(novas === 0 ? 'Nenhuma nota faltava' : `Notas emitidas: ${novas}`)
    } catch (e) {
      avisarErro(e)
    }
  }
  const reenviarLaudo = async (): Promise<void> => {
    try {
      const r = await chamar('POST /v1/leiloes/:uid/laudo-condicionais', { params: { uid: leiUid } })
      avisarSucesso(`Laudo enviado a ${quantos(r.destinatarios, 'destinatário', 'destinatários')}`)
    } catch (e) {
      avisarErro(e)
    }
  }
  if (abertos.length + telas.length === 0) return null
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <Button
          variant="default"
          aria-label={nome === undefined ? undefined : `Papéis de ${nome}`}
          leftSection={<IconPrinter size={16} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          Papéis
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {abertos.map(([t, href]) => (
          <Menu.Item key={t.path} component="a" href={href} target="_blank">
            {t.title}
          </Menu.Item>
        ))}
        {telas.map(([t, titulo]) => (
          <Menu.Item key={t.path} component={Link} to={caminho(t, { leilaoUid: leiUid })}>
            {titulo}
          </Menu.Item>
        ))}
        {permite('pregao:acompanhar', quem) && (
          <Menu.Item onClick={() => void reenviarLaudo()}>Enviar de novo o laudo das condicionais</Menu.Item>
        )}
        {permite('venda:acertar', quem) && (
          <Menu.Item onClick={() => void emitir()}>Emitir as notas que faltam</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
