import { useEffect, useRef, useState } from 'preact/hooks';

/** How near to the window a drawing is loaded. What browsers do on their own loads several screens ahead. */
const NEAR = '150px';

/** The drawing of a symptom, loaded when it comes near; its name stands beside it. */
export function Drawing({ src }: { src: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={place} class="dg-drawing">
      {near && <img src={src} width="160" height="120" alt="" />}
    </span>
  );
}
