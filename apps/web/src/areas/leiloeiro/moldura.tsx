// The auctioneer's area: no menu beside the cry. Rendered in the browser only.
import { Outlet } from 'react-router'
import { ProvedorDeTrabalho } from '../../core/mantine/provedor.tsx'
import { EsqueletoDeTrabalho } from '../../kit/moldura/esqueleto.tsx'
import { Guarda } from '../../kit/moldura/guarda.tsx'

export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <EsqueletoDeTrabalho />
}

export default function MolduraDoLeiloeiro() {
  return (
    <ProvedorDeTrabalho>
      <Guarda>
        <Outlet />
      </Guarda>
    </ProvedorDeTrabalho>
  )
}
