// The pictograms that an item may carry, from the one icon set.
import type { Icone as NomeDoIcone } from '@martelo/domain/conteudo/elementos.ts'
import {
  type Icon,
  IconCalendar,
  IconCar,
  IconClock,
  IconGavel,
  IconMapPin,
  IconTrophy,
} from '@martelo/ui/icones.tsx'
import { IconUsers } from '@martelo/ui/icones-da-sala.tsx'
import { IconChat, IconPhone, IconShieldCheck } from '@martelo/ui/icones-de-ferramenta.tsx'
import { IconCamera } from '@martelo/ui/icones-ao-vivo.tsx'
import { IconDocument } from '@martelo/ui/icones-de-uso.tsx'
import { IconKey, IconMoney, IconPix, IconTool, IconTruck } from '@martelo/ui/icones-de-bens.tsx'
import { IconStar } from '@martelo/ui/icones-da-lista.tsx'

const DESENHOS: Readonly<Record<NomeDoIcone, Icon>> = {
  escudo: IconShieldCheck,
  martelo: IconGavel,
  relogio: IconClock,
  calendario: IconCalendar,
  local: IconMapPin,
  telefone: IconPhone,
  mensagem: IconChat,
  carro: IconCar,
  caminhao: IconTruck,
  documento: IconDocument,
  trofeu: IconTrophy,
  dinheiro: IconMoney,
  pix: IconPix,
  chave: IconKey,
  pessoas: IconUsers,
  ferramenta: IconTool,
  estrela: IconStar,
  camera: IconCamera,
}

export function Icone({ nome, size = 24 }: { nome: NomeDoIcone | undefined; size?: number }) {
  if (nome === undefined) return null
  const Desenho = DESENHOS[nome]
  return <Desenho size={size} />
}
