/** What a screen shows when the line is down. */
import { useSyncExternalStore } from 'react'
import { IconOffline } from './icones-ao-vivo.tsx'
import './states.css'

function ouvirRede(ouvinte: () => void) {
  addEventListener('online', ouvinte)
  addEventListener('offline', ouvinte)
  return () => {
    removeEventListener('online', ouvinte)
    removeEventListener('offline', ouvinte)
  }
}

/** Whether the device believes to have a network; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    ouvirRede,
    () => navigator.onLine,
    () => true,
  )
}

export type OfflineBannerProps = {
  /** the realtime connection is down and being tried again, though the device has a network */
  readonly reconnecting?: boolean
}

/** Stands in the page from the start, so that its live region speaks when the line goes down. */
export function OfflineBanner({ reconnecting }: OfflineBannerProps) {
  const online = useOnline()
  const texto = online
    ? 'Reconectando: os valores na tela podem estar desatualizados.'
    : 'Você está sem internet. Lances e envios voltam quando a conexão voltar.'
  const mostra = !online || reconnecting
  return (
    <div role="status" className="ui-offline" hidden={!mostra}>
      {mostra && (
        <>
          <IconOffline />
          <span>{texto}</span>
        </>
      )}
    </div>
  )
}
