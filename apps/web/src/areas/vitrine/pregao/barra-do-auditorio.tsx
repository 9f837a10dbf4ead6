// Above the stage: which auction, whether it is live, how many are here, and this visitor's own switches (sound, colours).
import { IconButton } from '@martelo/ui/button.tsx'
import { Badge, StatusChip } from '@martelo/ui/chip.tsx'
import { IconClock, IconPlay } from '@martelo/ui/icones.tsx'
import { IconPause } from '@martelo/ui/icones-ao-vivo.tsx'
import { IconMoon, IconSun, IconUsers, IconVolume } from '@martelo/ui/icones-da-sala.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useEffect, useState } from 'react'
import { useMarca } from '../../../core/marca-atual.ts'
import { quantos, usePalavras } from '../../../core/palavras-do-site.ts'
import type { RetratoDaSala } from '../../../parts/pregao/sala.ts'
import type { useSons } from '../../../parts/pregao/sons.ts'

interface Props {
  readonly retrato: RetratoDaSala
  readonly presenca: number
  readonly sons: ReturnType<typeof useSons>
}

export function BarraDoAuditorio({ retrato, presenca, sons }: Props) {
  const { leilao, sala } = retrato
  const { tipo } = useMarca()
  const p = usePalavras()
  return (
    <header className="auditorio__barra">
      <div>
        <p className="auditorio__nome">{leilao.nomeSemData}</p>
        <p>
          {formatarDataHora(Date.parse(leilao.data))} · {leilao.local}, {leilao.cidade}/{leilao.uf} ·{' '}
          {p.leiloeiro.um} {leilao.leiloeiro}
          {tipo !== 'loja' && ` (${leilao.leiloeiroRegistro})`}
        </p>
      </div>
      <div className="auditorio__marcas">
        <Estado retrato={retrato} />
        <Badge>
          <IconUsers size={16} /> {presenca} na sala
        </Badge>
        <Badge>
          {quantos(sala.contagens.vendidos, { um: 'vendido', varios: 'vendidos', genero: 'm' })} ·{' '}
          {sala.contagens.abertos} por vir
        </Badge>
        <IconButton
          icon={IconVolume}
          label={sons.ligados ? 'Desligar os sons' : 'Ligar os sons'}
          pressed={sons.ligados}
          onClick={sons.alternar}
        />
        <Cores />
      </div>
    </header>
  )
}

function Estado({ retrato: { sala } }: { readonly retrato: RetratoDaSala }) {
  if (sala.pausada || sala.suspensa)
    return (
      <StatusChip tom="alerta" icon={IconPause} strong>
        {sala.pausada ? 'Pausado' : 'Suspenso'}
      </StatusChip>
    )
  if (sala.situacao === 'AO_VIVO')
    return (
      <StatusChip tom="perigo" icon={IconPlay} strong>
        Ao vivo
      </StatusChip>
    )
  return (
    <StatusChip tom="neutro" icon={IconClock}>
      {sala.situacao === 'EXECUTADO' ? 'Encerrado' : sala.situacao === 'CANCELADO' ? 'Cancelado' : 'Em breve'}
    </StatusChip>
  )
}

const CHAVE = 'martelo-auditorio-escuro'
const NO_ESCURO = '(prefers-color-scheme: dark)'

/**
 * Light or dark in this room only; the rest of the site keeps the tenant's light. Without a choice the room follows the
 * computer, as the server has already written; the next page writes its own again, so nothing is put back here.
 */
function Cores() {
  const [escuro, setEscuro] = useState(false)
  useEffect(() => {
    const escolha = localStorage.getItem(CHAVE)
    setEscuro(escolha === null ? matchMedia(NO_ESCURO).matches : escolha === 'sim')
    if (escolha !== null) vestir(escolha === 'sim')
  }, [])
  const alternar = () => {
    localStorage.setItem(CHAVE, escuro ? 'nao' : 'sim')
    vestir(!escuro)
    setEscuro(!escuro)
  }
  return (
    <IconButton
      icon={escuro ? IconSun : IconMoon}
      label={escuro ? 'Usar cores claras' : 'Usar cores escuras'}
      onClick={alternar}
    />
  )
}

function vestir(escuro: boolean): void {
  document.documentElement.dataset.esquema = escuro ? 'escuro' : 'claro'
}
